import { createHash } from 'node:crypto'
import type { FileBody } from '@hanap/contract/endpoint'
import {
  RESUMES_KEPT,
  type ReadResume,
  type Resume,
  type ResumeFacts,
  type ResumeType,
  resumeTexts,
} from '@hanap/contract/resumes'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { conflict, invalid, notFound } from '../../lib/problem.ts'
import type { ResumeReader } from '../../resume-reader/resume-reader.ts'
import type { Enqueue } from '../../tasks/queue.ts'
import type { Skills } from '../skills/service.ts'
import type { StoredFiles } from '../stored-files/service.ts'
import { removeReleasedFiles } from '../stored-files/tasks.ts'
import { checkContent } from './content.ts'
import { contentTypes, fileNameFor, isLasting, READINGS, refuseReading, UPLOADS } from './rules.ts'
import {
  countResumes,
  deleteResume,
  findCurrent,
  findResume,
  findSame,
  insertResume,
  type KeptFacts,
  keepFacts,
  listResumes,
  type ResumeFile,
  type ResumeRow,
  setCurrent,
} from './store.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** A file as it was sent: `field` is where what is wrong with it is said. */
export type SentFile = { field: string; name: string; bytes: Bytes }

export type Resumes = {
  /** Newest first. */
  list(userId: number): Promise<Resume[]>
  /**
   * Keeps a file; the same bytes are kept once, also under concurrent calls, and then `isNew` is false. The first becomes
   * the current one. Throws problems: 'invalid' at the file's field, 'conflict' past RESUMES_KEPT, 'too-many',
   * 'outside-down'.
   */
  keep(userId: number, file: SentFile): Promise<Resume & { isNew: boolean }>
  current(connection: Connection, userId: number): Promise<Resume | null>
  /** Throws 'not-found', as do all that take an id. */
  makeCurrent(userId: number, id: number): Promise<Resume>
  /** The same within the caller's transaction, which holds the seeker's row. */
  makeCurrentIn(tx: Tx, userId: number, id: number): Promise<Resume>
  /** Removes it and its file; was it the current one, the newest of the rest is. */
  remove(userId: number, id: number): Promise<void>
  /** The file of one, or of the current one, to be saved or (`inline`) shown where a browser can show it. */
  file(userId: number, which: number | 'current', way: { inline: boolean }): Promise<FileBody>
  /**
   * What a resume says, read once and kept. Throws 'unreadable-resume' with words for the seeker where it says nothing,
   * 'too-many', 'busy', 'outside-down'.
   */
  factsOf(userId: number, id: number): Promise<ReadResume>
  /** What a file says that is not kept. Throws as keep and factsOf. */
  factsOfFile(userId: number, file: SentFile): Promise<ReadResume>
}

/** Seekers' resumes: the rows here, the bytes in the file store. */
export function createResumes(given: {
  db: Database
  clock: Clock
  rateLimits: RateLimits
  files: StoredFiles
  skills: Pick<Skills, 'idsOf'>
  read: ResumeReader['read']
  enqueue: Enqueue
}): Resumes {
  const { db, clock, rateLimits, files, skills, read, enqueue } = given

  async function typeOf({ field, bytes }: SentFile): Promise<ResumeType> {
    const content = await checkContent(bytes)
    if (content.verdict === 'wrong') throw invalid({ [field]: resumeTexts.wrongFile })
    const isLocked =
      content.verdict === 'encrypted' ||
      (content.hasPassword && (await isRefusedAsEncrypted(bytes, content.type)))
    if (isLocked) throw invalid({ [field]: resumeTexts.encrypted })
    return content.type
  }

  async function isRefusedAsEncrypted(bytes: Bytes, type: ResumeType) {
    const answer = await read(bytes, type)
    return answer.outcome === 'refused' && answer.reason === 'encrypted'
  }

  /** Ids are looked up when they are asked for: the taxonomy grows. */
  async function withIds({ found, ...facts }: KeptFacts): Promise<ReadResume> {
    const foundIds = await skills.idsOf(db, found)
    const found_skills = found.flatMap((name, at) => {
      const id = foundIds[at]
      return typeof id === 'number' ? [{ id, name }] : []
    })
    const named = facts.skills.length > 0 ? facts.skills : found
    return { ...facts, skills: named, skill_ids: await skills.idsOf(db, named), found_skills }
  }

  const countReading = (userId: number) => rateLimits.count(`resume-reading:${userId}`, READINGS)

  /** The row of a file whose bytes are in the store by now; undefined where the same was kept meanwhile. */
  const insertOnce = (userId: number, field: string, row: Omit<NewRow, 'is_current' | 'user_id'>) =>
    db.transaction().execute(async (tx) => {
      await lockSeeker(tx, userId)
      if (await findSame(tx, userId, row.sha256)) return undefined
      if ((await countResumes(tx, userId)) >= RESUMES_KEPT) throw conflict({ [field]: resumeTexts.tooMany })
      await files.claim(tx, row.file_key)
      const is_current = !(await findCurrent(tx, userId))
      return insertResume(tx, { ...row, user_id: userId, is_current })
    })

  async function ownResume(userId: number, which: number | 'current'): Promise<ResumeFile> {
    const row = await (which === 'current' ? findCurrent(db, userId) : findResume(db, userId, which))
    if (!row) throw notFound('resume')
    return row
  }

  async function bytesOf(row: ResumeFile): Promise<Bytes> {
    const bytes = await files.read(row.file_key)
    if (!bytes) throw notFound('resume')
    return bytes
  }

  async function makeCurrentIn(tx: Tx, userId: number, id: number): Promise<Resume> {
    const row = await findResume(tx, userId, id)
    if (!row) throw notFound('resume')
    await setCurrent(tx, userId, id)
    return shown({ ...row, is_current: true })
  }

  return {
    list: async (userId) => (await listResumes(db, userId)).map(shown),

    async keep(userId, file) {
      await rateLimits.count(`resume-upload:${userId}`, UPLOADS)
      const file_type = await typeOf(file)
      const sha256 = createHash('sha256').update(file.bytes).digest()
      const same = await findSame(db, userId, sha256)
      if (same) return { ...shown(same), isNew: false }
      if ((await countResumes(db, userId)) >= RESUMES_KEPT)
        throw conflict({ [file.field]: resumeTexts.tooMany })
      const file_key = await files.put(file.bytes)
      const file_name = fileNameFor(file.name, file_type)
      const row = {
        file_name,
        file_type,
        size: file.bytes.length,
        sha256,
        file_key,
        uploaded_at: clock.now(),
      }
      const inserted = await insertOnce(userId, file.field, row).catch(async (error: unknown) => {
        await files.giveUp(file_key).catch(() => {})
        throw error
      })
      if (inserted) return { ...shown(inserted), isNew: true }
      await files.giveUp(file_key)
      const other = await findSame(db, userId, sha256)
      if (!other) throw notFound('resume')
      return { ...shown(other), isNew: false }
    },

    async current(connection, userId) {
      const row = await findCurrent(connection, userId)
      return row ? shown(row) : null
    },

    makeCurrent: (userId, id) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        return makeCurrentIn(tx, userId, id)
      }),
    makeCurrentIn,

    remove: (userId, id) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        const removed = await deleteResume(tx, userId, id)
        if (!removed) throw notFound('resume')
        const [newest] = await listResumes(tx, userId)
        if (removed.is_current && newest) await setCurrent(tx, userId, newest.id)
        await enqueue(tx, removeReleasedFiles, {})
      }),

    async file(userId, which, { inline }) {
      const row = await ownResume(userId, which)
      // No browser shows a Word file.
      const isShown = inline && row.file_type === 'pdf'
      return {
        bytes: await bytesOf(row),
        contentType: contentTypes[row.file_type],
        name: row.file_name,
        inline: isShown,
      }
    },

    async factsOf(userId, id) {
      const row = await ownResume(userId, id)
      if (row.facts) return withIds(row.facts)
      if (row.facts_problem) throw refuseReading(row.facts_problem)
      await countReading(userId)
      const answer = await read(await bytesOf(row), row.file_type)
      const facts_read_at = clock.now()
      if (answer.outcome === 'read') {
        const facts = keptOf(answer)
        await keepFacts(db, id, { facts, facts_problem: null, facts_read_at })
        return withIds(facts)
      }
      if (isLasting(answer.reason))
        await keepFacts(db, id, { facts: null, facts_problem: answer.reason, facts_read_at })
      throw refuseReading(answer.reason)
    },

    async factsOfFile(userId, file) {
      await countReading(userId)
      const answer = await read(file.bytes, await typeOf(file))
      if (answer.outcome === 'refused') throw refuseReading(answer.reason)
      return withIds(keptOf(answer))
    },
  }
}

/** What is kept of a reading: the facts, and the names of the known skills in the whole text. */
const keptOf = ({ facts, found }: { facts: ResumeFacts; found: readonly { name: string }[] }): KeptFacts => ({
  ...facts,
  found: found.map(({ name }) => name),
})

type NewRow = Parameters<typeof insertResume>[1]

const shown = ({ id, file_name, file_type, size, uploaded_at, is_current }: ResumeRow): Resume => ({
  id,
  file_name,
  file_type,
  size,
  uploaded_at: uploaded_at.toISOString(),
  is_current,
})
