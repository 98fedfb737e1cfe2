import type { ReadResume, ResumeFacts } from '@hanap/contract/resumes'
import type { Database } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import type { ResumeReader } from '../../resume-reader/resume-reader.ts'
import type { Skills } from '../skills/service.ts'
import { isLasting, READINGS, refuseReading } from './rules.ts'
import { type SentFile, typeOfSent } from './sent-file.ts'
import { type KeptFacts, keepFacts, type ResumeFile } from './store.ts'

export type Readings = {
  /**
   * What a kept resume says: read once, then what was kept of that. `bytes` are asked for only where it must be read.
   * Throws 'unreadable-resume', 'too-many', 'busy'.
   */
  ofKept(userId: number, row: ResumeFile, bytes: () => Promise<Uint8Array>): Promise<ReadResume>
  /** What a file says that is not kept. Throws the same, and 'invalid' at its field for no resume. */
  ofFile(userId: number, file: SentFile): Promise<ReadResume>
}

/** What resumes say, in at most READINGS readings a seeker; the text is taken out of a file by `read`. */
export function createReadings(given: {
  db: Database
  clock: Clock
  rateLimits: RateLimits
  skills: Pick<Skills, 'idsOf'>
  read: ResumeReader['read']
}): Readings {
  const { db, clock, rateLimits, skills, read } = given

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

  return {
    async ofKept(userId, row, bytes) {
      if (row.facts) return withIds(row.facts)
      if (row.facts_problem) throw refuseReading(row.facts_problem)
      await countReading(userId)
      const answer = await read(await bytes(), row.file_type)
      const facts_read_at = clock.now()
      if (answer.outcome === 'read') {
        const facts = keptOf(answer)
        await keepFacts(db, row.id, { facts, facts_problem: null, facts_read_at })
        return withIds(facts)
      }
      if (isLasting(answer.reason))
        await keepFacts(db, row.id, { facts: null, facts_problem: answer.reason, facts_read_at })
      throw refuseReading(answer.reason)
    },

    async ofFile(userId, file) {
      await countReading(userId)
      const answer = await read(file.bytes, await typeOfSent(file, read))
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
