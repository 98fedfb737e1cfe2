import { tooMany } from '../lib/problem.ts'

/** What one seeker may have running at once; the rest of hers wait, so that nobody else does. */
const AT_ONCE = 8
const MAX_WAITING = 200

/** Lets each seeker take only so much of the server at a time. */
export function createFairTurns() {
  const lines = new Map<number, { running: number; waiting: (() => void)[] }>()

  /** Runs `work` when it is this seeker's turn. */
  return async function inTurn<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const line = lines.get(userId) ?? { running: 0, waiting: [] }
    lines.set(userId, line)
    if (line.waiting.length >= MAX_WAITING) {
      throw tooMany('That was a lot at once. Please wait a moment and try again.', 5)
    }
    if (line.running >= AT_ONCE) await new Promise<void>((start) => line.waiting.push(start))
    else line.running += 1
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else line.running -= 1
      if (line.running === 0) lines.delete(userId)
    }
  }
}
