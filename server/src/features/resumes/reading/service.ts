import type { ReadResume, ResumeFacts } from '@hanap/contract/profile/resumes'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { READER_VERSION } from '../../../resume-reader/resume-reader.ts'
import type { Skills } from '../../skills/service.ts'
import type { ReadingTurns } from '../reading-turns/service.ts'
import { type SentFile, typeOfSent } from '../rules/sent-file.ts'
import { isLasting, isOutdated, refuseReading } from '../rules.ts'
import { type KeptFacts, keepFacts, type ResumeFile } from '../store.ts'

export type Readings = {
  /**
   * Cached; calls `bytesOf` only if it must be read. Throws 'unreadable-resume', 'too-many', 'busy', and what `find`
   * throws.
   */
  ofKept(
    userId: number,
    find: () => Promise<ResumeFile>,
    bytesOf: (row: ResumeFile) => Promise<Uint8Array>,
  ): Promise<ReadResume>
  /** For a file that is not stored. Throws the same, and 'invalid' at its field for no resume. */
  ofFile(userId: number, file: SentFile): Promise<ReadResume>
}

export function createReadings(given: {
  db: Database
  clock: Clock
  skills: Pick<Skills, 'idsOf'>
  turns: ReadingTurns
}): Readings {
  const { db, clock, skills, turns } = given

  /** Looked up at each call, since the taxonomy grows. */
  async function withIds({ found, ...facts }: KeptFacts): Promise<ReadResume> {
    const foundIds = await skills.idsOf(db, found)
    const found_skills = found.flatMap((name, at) => {
      const id = foundIds[at]
      return typeof id === 'number' ? [{ id, name }] : []
    })
    const named = facts.skills.length > 0 ? facts.skills : found
    return { ...facts, skills: named, skill_ids: await skills.idsOf(db, named), found_skills }
  }

  /** Undefined if it must be read. */
  async function answerOf(row: ResumeFile): Promise<ReadResume | undefined> {
    if (isOutdated(row, READER_VERSION, clock.now())) return undefined
    if (row.facts_problem) throw refuseReading(row.facts_problem)
    return row.facts ? withIds(row.facts) : undefined
  }

  const readKept = (userId: number, row: ResumeFile, bytes: Uint8Array) =>
    turns.counted(userId, async (read) => {
      const answer = await read(bytes, row.file_type)
      const facts_read_at = clock.now()
      const by = { facts_read_at, reader_version: READER_VERSION }
      if (answer.outcome === 'read') {
        const facts = keptOf(answer)
        await keepFacts(db, row.id, { ...by, facts, facts_problem: null })
        return withIds(facts)
      }
      if (isLasting(answer.reason))
        await keepFacts(db, row.id, { ...by, facts: null, facts_problem: answer.reason })
      throw refuseReading(answer.reason)
    })

  return {
    async ofKept(userId, find, bytesOf) {
      const answer = await answerOf(await find())
      if (answer) return answer
      return turns.inTurn(userId, async () => {
        // An earlier call may have read the same.
        const row = await find()
        return (await answerOf(row)) ?? readKept(userId, row, await bytesOf(row))
      })
    },

    ofFile: (userId, file) =>
      turns.inTurn(userId, () =>
        turns.counted(userId, async (read) => {
          const type = await typeOfSent(file, read)
          const answer = await read(file.bytes, type, file.gone)
          if (answer.outcome === 'refused') throw refuseReading(answer.reason)
          return withIds(keptOf(answer))
        }),
      ),
  }
}

const keptOf = ({ facts, found }: { facts: ResumeFacts; found: readonly { name: string }[] }): KeptFacts => ({
  ...facts,
  found: found.map(({ name }) => name),
})
