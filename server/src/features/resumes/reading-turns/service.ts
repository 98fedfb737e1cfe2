import * as profileSays from '@hanap/contract/says/profile'
import type { RateLimits } from '../../../db/rate-limits.ts'
import { Problem, tooMany } from '../../../lib/problem.ts'
import { createTurns } from '../../../lib/turns.ts'
import type { ResumeReader } from '../../../resume-reader/resume-reader.ts'
import { LONGEST_READING_SECONDS, READING_SECONDS } from '../rules.ts'

/** How many of one seeker's readings wait for the one that runs; she needs one, and a second press of a button. */
const WAITING = 3

export type ReadingTurns = {
  /** Does `work` when no other of this seeker's is running. Throws 'too-many' where too many of them wait already. */
  inTurn<T>(userId: number, work: () => Promise<T>): Promise<T>
  /**
   * Does `work` with a reader whose seconds count in this seeker's hour; what reads nothing counts as one second.
   * Throws 'too-many' where her hour has no room for a reading at its longest.
   */
  counted<T>(userId: number, work: (read: ResumeReader['read']) => Promise<T>): Promise<T>
}

/**
 * Shares the resume reader: one place in line a seeker, and limited seconds an hour, so files made to be slow run out.
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
      // All of it before, and the rest back after: whatever ends the program in between, it was counted.
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
