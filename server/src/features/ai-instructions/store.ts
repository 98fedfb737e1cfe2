import type { Connection, Tx } from '../../db/open.ts'

export type InstructionsRow = { id: number; user_id: number; instructions: string }

const columns = ['id', 'user_id', 'instructions'] as const

export async function findInstructions(
  connection: Connection,
  userId: number,
): Promise<InstructionsRow | undefined> {
  return connection
    .selectFrom('ai_instructions')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function insertInstructions(
  tx: Tx,
  userId: number,
  instructions: string,
  now: Date,
): Promise<InstructionsRow> {
  return tx
    .insertInto('ai_instructions')
    .values({ user_id: userId, instructions, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** @returns undefined if missing or another seeker's */
export async function replaceInstructions(
  connection: Connection,
  { id, userId, instructions, now }: { id: number; userId: number; instructions: string; now: Date },
): Promise<InstructionsRow | undefined> {
  return connection
    .updateTable('ai_instructions')
    .set({ instructions, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
}
