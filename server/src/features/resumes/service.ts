import { createHash } from 'node:crypto'
import { RESUMES_KEPT, type ReadResume, type Resume, resumeTexts } from '@hanap/contract/profile/resumes'
import type { FileBody } from '@hanap/contract/wire/endpoint'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import type { ResumeReader } from '../../resume-reader/resume-reader.ts'
import type { Enqueue } from '../../tasks/queue.ts'
import type { Skills } from '../skills/service.ts'
import type { StoredFiles } from '../stored-files/service.ts'
import { removeReleasedFiles } from '../stored-files/tasks.ts'
import { createReadings } from './reading/service.ts'
import { createReadingTurns } from './reading-turns/service.ts'
import { type SentFile, typeOfSent } from './rules/sent-file.ts'
import { contentTypes, fileNameFor, UPLOADS } from './rules.ts'
import {
  countResumes,
  deleteResume,
  findCurrent,
  findResume,
  findSame,
  insertResume,
  listResumes,
  type ResumeFile,
  type ResumeRow,
  setCurrent,
} from './store.ts'

export type { SentFile }

export type Resumes = {
  /** Newest first. */
  list(userId: number): Promise<Resume[]>
  /**
   * Stores the same bytes once, also under concurrent calls (`isNew` is false). The first becomes current. Throws
   * 'invalid' at the file's field, 'conflict' past RESUMES_KEPT, 'too-many', 'outside-down'.
   */
  keep(userId: number, file: SentFile): Promise<Resume & { isNew: boolean }>
  current(connection: Connection, userId: number): Promise<Resume | null>
  /** `sha256` is hexadecimal; null if missing or another seeker's. */
  find(connection: Connection, userId: number, id: number): Promise<(Resume & { sha256: string }) | null>
  /** Throws 'not-found', as do all that take an id. */
  makeCurrent(userId: number, id: number): Promise<Resume>
  /** The caller's transaction has locked the seeker's row. */
  makeCurrentIn(tx: Tx, userId: number, id: number): Promise<Resume>
  /** Deletes the file too. After the current one, the newest of the rest becomes current. */
  remove(userId: number, id: number): Promise<void>
  /** A download, or `inline` if browsers can show it. */
  file(userId: number, which: number | 'current', way: { inline: boolean }): Promise<FileBody>
  /** Cached. Throws 'unreadable-resume' with words for the seeker, 'too-many', 'busy', 'outside-down'. */
  factsOf(userId: number, id: number): Promise<ReadResume>
  /** For a file that is not stored. Throws as keep and factsOf. */
  factsOfFile(userId: number, file: SentFile): Promise<ReadResume>
}

/** The rows are here, the bytes in the file store. */
export function createResumes(given: {
  db: Database
  clock: Clock
  rateLimits: RateLimits
  files: StoredFiles
  skills: Pick<Skills, 'idsOf'>
  read: ResumeReader['read']
  enqueue: Enqueue
}): Resumes {
  const { db, clock, rateLimits, files, enqueue, skills } = given
  const turns = createReadingTurns(given)
  const readings = createReadings({ db, clock, skills, turns })

  /** Undefined if a concurrent call stored the same bytes. */
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

  async function bytesOf(row: ResumeFile): Promise<Uint8Array<ArrayBuffer>> {
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
      const file_type = await typeOfSent(file, (...locked) =>
        turns.inTurn(userId, () => turns.counted(userId, (read) => read(...locked))),
      )
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

    async find(connection, userId, id) {
      const row = await findResume(connection, userId, id)
      return row ? { ...shown(row), sha256: row.sha256.toString('hex') } : null
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
      // Browsers cannot show Word files.
      const isShown = inline && row.file_type === 'pdf'
      return {
        bytes: await bytesOf(row),
        contentType: contentTypes[row.file_type],
        name: row.file_name,
        inline: isShown,
      }
    },

    factsOf: (userId, id) => readings.ofKept(userId, () => ownResume(userId, id), bytesOf),
    factsOfFile: readings.ofFile,
  }
}

type NewRow = Parameters<typeof insertResume>[1]

const shown = ({ id, file_name, file_type, size, uploaded_at, is_current }: ResumeRow): Resume => ({
  id,
  file_name,
  file_type,
  size,
  uploaded_at: uploaded_at.toISOString(),
  is_current,
})
