import { defineTask } from './task.ts'

/**
 * Expired sessions, unconfirmed accounts, mailed links, counters, kept answers, searches, logs, emails,
 * notifications, webhook ids, contact messages.
 */
export const sweepExpired = defineTask('sweep-expired', { schedule: '17 * * * *' })

/**
 * Continues after a failure.
 * @throws AggregateError naming each failure; the queue retries all
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
