import * as profileSays from '@hanap/contract/says/profile'
import type { RateLimits } from '../../../db/rate-limits.ts'
import { Problem, tooMany } from '../../../lib/problem.ts'
import { createTurns } from '../../../lib/turns.ts'
import type { ResumeReader } from '../../../resume-reader/resume-reader.ts'
import { LONGEST_READING_SECONDS, READING_SECONDS } from '../rules.ts'

/** Enough for one reading and a repeated click. */
const WAITING = 3

export type ReadingTurns = {
  /** One at a time per seeker. Throws 'too-many' if too many wait already. */
  inTurn<T>(userId: number, work: () => Promise<T>): Promise<T>
  /**
   * Seconds of reading count towards the seeker's hourly limit, at least one. Throws 'too-many' without room for the
   * longest reading.
   */
  counted<T>(userId: number, work: (read: ResumeReader['read']) => Promise<T>): Promise<T>
}

/**
 * Shares the resume reader: one reading per seeker at a time, and limited seconds per hour, against files made to be
 * slow.
 */
export function createReadingTurns(given: {
  rateLimits: RateLimits
  read: ResumeReader['read']
}): ReadingTurns {
  const { rateLimits, read } = given
  const inTurn = createTurns<number>({
    atOnce: 1,
    waiting: WAITING,
    refuse: () => tooMany(profileSays.someReading, 5),
  })

  return {
    inTurn,
    async counted(userId, work) {
      const bucket = `resume-reading:${userId}`
      let milliseconds = 0
      const countedRead: typeof read = async (...file) => {
        const answer = await read(...file)
        milliseconds += answer.milliseconds
        return answer
      }
      // Counts the maximum first and refunds the rest, so that a crash makes no reading free.
      try {
        await rateLimits.count(bucket, READING_SECONDS, { amount: LONGEST_READING_SECONDS })
      } catch (error) {
        if (error instanceof Problem) await rateLimits.giveBack(bucket, LONGEST_READING_SECONDS)
        throw error
      }
      try {
        return await work(countedRead)
      } finally {
        const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
        await rateLimits.giveBack(bucket, LONGEST_READING_SECONDS - seconds)
      }
    },
  }
}
