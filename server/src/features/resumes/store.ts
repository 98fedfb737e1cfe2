import type { ResumeFacts, ResumeType } from '@hanap/contract/profile/resumes'
import type { Connection, Tx } from '../../db/open.ts'

export type ResumeRow = {
  id: number
  file_name: string
  file_type: ResumeType
  size: number
  uploaded_at: Date
  is_current: boolean
}
export type ResumeFile = ResumeRow & {
  file_key: string
  sha256: Buffer
  facts: KeptFacts | null
  facts_problem: string | null
  facts_read_at: Date | null
  reader_version: number | null
}
/** `found`: names of known skills. */
export type KeptFacts = ResumeFacts & { found: string[] }

const shown = ['id', 'file_name', 'file_type', 'size', 'uploaded_at', 'is_current'] as const
const withFile = [
  ...shown,
  'file_key',
  'sha256',
  'facts',
  'facts_problem',
  'facts_read_at',
  'reader_version',
] as const

const ofUser = (connection: Connection, userId: number) =>
  connection.selectFrom('resumes').where('user_id', '=', userId)

/** Newest first. */
export async function listResumes(connection: Connection, userId: number): Promise<ResumeRow[]> {
  const rows = await ofUser(connection, userId)
    .select(shown)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows as ResumeRow[]
}

export async function countResumes(connection: Connection, userId: number): Promise<number> {
  const { count } = await ofUser(connection, userId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Finds a resume by the hash of its bytes. */
export async function findSame(connection: Connection, userId: number, sha256: Buffer) {
  const row = await ofUser(connection, userId).select(shown).where('sha256', '=', sha256).executeTakeFirst()
  return row as ResumeRow | undefined
}

/** Undefined if missing or another seeker's. */
export async function findResume(connection: Connection, userId: number, id: number) {
  const row = await ofUser(connection, userId).select(withFile).where('id', '=', id).executeTakeFirst()
  return row as ResumeFile | undefined
}

/** Undefined without resumes. */
export async function findCurrent(connection: Connection, userId: number) {
  const row = await ofUser(connection, userId)
    .select(withFile)
    .where('is_current', '=', true)
    .executeTakeFirst()
  return row as ResumeFile | undefined
}

type NewResume = Omit<ResumeRow, 'id'> & { user_id: number; sha256: Buffer; file_key: string }

/** @throws the unique index's error for equal bytes, or a second current one */
export async function insertResume(tx: Tx, row: NewResume): Promise<ResumeRow> {
  const inserted = await tx.insertInto('resumes').values(row).returning(shown).executeTakeFirstOrThrow()
  return inserted as ResumeRow
}

/** @returns undefined if missing or another seeker's */
export async function deleteResume(tx: Tx, userId: number, id: number) {
  return tx
    .deleteFrom('resumes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('is_current')
    .executeTakeFirst()
}

export async function setCurrent(tx: Tx, userId: number, id: number) {
  await tx
    .updateTable('resumes')
    .set({ is_current: false })
    .where('user_id', '=', userId)
    .where('is_current', '=', true)
    .execute()
  await tx
    .updateTable('resumes')
    .set({ is_current: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Exactly one of facts and problem is null. */
export async function keepFacts(
  connection: Connection,
  id: number,
  read: {
    facts: KeptFacts | null
    facts_problem: string | null
    facts_read_at: Date
    reader_version: number
  },
) {
  const facts = read.facts && JSON.stringify(read.facts)
  await connection
    .updateTable('resumes')
    .set({ ...read, facts })
    .where('id', '=', id)
    .execute()
}
