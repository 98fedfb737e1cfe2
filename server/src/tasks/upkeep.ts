import { defineTask } from './task.ts'

/**
 * Deletes what expired or is shown to nobody any more: sessions, accounts that were never confirmed, mailed links, counters, kept answers, searches, the logs of old board
 * visits and of old changes of listings, mails, what seekers were told, the names of messages that do not come again,
 * what visitors wrote a year ago.
 */
export const sweepExpired = defineTask('sweep-expired', { schedule: '17 * * * *' })

/**
 * Sweeps one after the other, each also where one before it failed: what somebody was promised to be deleted does not wait
 * for a table that is no business of theirs.
 * @throws AggregateError that names each that failed, and why: the queue keeps its message, and tries all of them again
 */
export async function sweepEach(swept: Readonly<Record<string, { sweep(): Promise<void> }>>): Promise<void> {
  const errors: Error[] = []
  for (const [name, part] of Object.entries(swept)) {
    try {
      await part.sweep()
    } catch (cause) {
      errors.push(new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause }))
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `Not swept: ${errors.map(({ message }) => message).join('; ')}`)
}
