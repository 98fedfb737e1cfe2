import type { AiInstructionsRecord } from '@hanap/contract/letters/ai-instructions'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound } from '../../lib/problem.ts'
import { type Expect, versionOf } from '../../lib/version.ts'
import { findInstructions, type InstructionsRow, insertInstructions, replaceInstructions } from './store.ts'

type Of = { userId: number; expect: Expect<AiInstructionsRecord> }

export type AiInstructions = {
  /** Throws 'not-found' if the seeker never stored any. */
  read(userId: number): Promise<AiInstructionsRecord>
  find(userId: number): Promise<string | undefined>
  /**
   * Replaces the seeker's only record, also under concurrent calls. Throws 'changed-elsewhere' for another version,
   * as does `update`.
   */
  keep(at: Of, instructions: string): Promise<{ record: AiInstructionsRecord; isNew: boolean }>
  /** Throws 'not-found' for another seeker's. */
  update(at: Of & { id: number }, instructions: string): Promise<AiInstructionsRecord>
}

export function createAiInstructions({ db, clock }: { db: Database; clock: Clock }): AiInstructions {
  return {
    async read(userId) {
      return found(await findInstructions(db, userId))
    },

    async find(userId) {
      return (await findInstructions(db, userId))?.instructions
    },

    keep: ({ userId, expect }, instructions) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        const now = clock.now()
        const held = await findInstructions(tx, userId)
        expect(held ? shown(held) : null)
        if (!held)
          return { record: shown(await insertInstructions(tx, userId, instructions, now)), isNew: true }
        const row = await replaceInstructions(tx, { id: held.id, userId, instructions, now })
        return { record: found(row), isNew: false }
      }),

    update: ({ userId, id, expect }, instructions) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        const held = await findInstructions(tx, userId)
        if (held?.id === id) expect(shown(held))
        return found(await replaceInstructions(tx, { id, userId, instructions, now: clock.now() }))
      }),
  }
}

function found(row: InstructionsRow | undefined): AiInstructionsRecord {
  if (!row) throw notFound('set of AI instructions')
  return shown(row)
}

const shown = ({ id, user_id, instructions }: InstructionsRow): AiInstructionsRecord => ({
  id,
  user: user_id,
  instructions,
  version: versionOf({ instructions }),
})
