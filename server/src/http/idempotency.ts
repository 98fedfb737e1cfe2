import type { Database } from '../db/open.ts'
import type { Clock } from '../lib/clock.ts'
import { Problem } from '../lib/problem.ts'
import { newToken, type Secrets } from '../lib/secrets.ts'

type Answer = { status: number; body: unknown }
type Keyed = {
  userId: number
  endpoint: string
  key: string
  request: unknown
  /** Names within the request that do not count and leave no trace. */
  without?: readonly string[] | undefined
}
type Key = { user_id: number; endpoint: string; key: string }

export type Idempotency = {
  /**
   * Runs `work` once per key: a repeated call gets the first answer again, a call that is still
   * running is a conflict, and the same key with another request is refused.
   */
  once(keyed: Keyed, work: () => Promise<Answer>): Promise<Answer>
  /** Deletes keys older than two days. */
  sweep(): Promise<void>
}

/**
 * A call that another start of the program began this long ago and has not answered counts as dead with it. What
 * must not happen twice even so, because that program lives and is slow, is guarded by its own rows.
 */
const ABANDONED_AFTER_MS = 30_000
const KEPT_MS = 48 * 3_600_000

/** Keeps the first result per key, refusals included, as Stripe's API describes it; an unexpected failure is not kept. */
export function createIdempotency({
  db,
  clock,
  secrets,
}: {
  db: Database
  clock: Clock
  secrets: Pick<Secrets, 'fingerprint'>
}): Idempotency {
  const thisStart = newToken()
  // A claim of this start that is not in here has ended, however little the database could be told of it.
  const running = new Set<string>()

  async function claim(key: Key, requestHash: Buffer): Promise<boolean> {
    const now = clock.now()
    const mine = { claimed_by: thisStart, created_at: now }
    const claimed = await db
      .insertInto('idempotency_keys')
      .values({ ...key, ...mine, request_hash: requestHash })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'endpoint', 'key'])
          .doUpdateSet(mine)
          .where('idempotency_keys.status', 'is', null)
          .where('idempotency_keys.request_hash', '=', requestHash)
          .where((where) =>
            where.or([
              where('idempotency_keys.claimed_by', '=', thisStart),
              where('idempotency_keys.created_at', '<', new Date(now.getTime() - ABANDONED_AFTER_MS)),
            ]),
          ),
      )
      .returning('key')
      .executeTakeFirst()
    return claimed !== undefined
  }

  async function keep(key: Key, { status, body }: Answer) {
    await db
      .updateTable('idempotency_keys')
      .set({ status, answer: JSON.stringify(body) })
      .where((where) => where.and({ ...key, claimed_by: thisStart }))
      .execute()
  }

  async function release(key: Key) {
    await db
      .deleteFrom('idempotency_keys')
      .where((where) => where.and({ ...key, claimed_by: thisStart }))
      .execute()
  }

  async function runClaimed(key: Key, work: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await work()
      await keep(key, answer)
      return answer
    } catch (error) {
      if (error instanceof Problem && error.status < 500) await keep(key, problemAnswer(error))
      else await release(key)
      throw error
    }
  }

  return {
    async once({ userId, endpoint, key, request, without = [] }, work) {
      if (key.length > 255) {
        throw new Problem('invalid', 'The Idempotency-Key header may have at most 255 characters.')
      }
      // Keyed: whoever has the database alone cannot try out what was sent.
      const counted = JSON.stringify(request, (name, value) => (without.includes(name) ? undefined : value))
      const requestHash = Buffer.from(secrets.fingerprint(counted), 'hex')
      const row = { user_id: userId, endpoint, key }
      const id = JSON.stringify(row)
      if (running.has(id)) return earlierAnswer(db, row, requestHash)
      running.add(id)
      try {
        const isMine = await claim(row, requestHash)
        return isMine ? await runClaimed(row, work) : await earlierAnswer(db, row, requestHash)
      } finally {
        running.delete(id)
      }
    },

    async sweep() {
      const oldest = new Date(clock.now().getTime() - KEPT_MS)
      await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute()
    },
  }
}

type KeptProblem = {
  code: Problem['code']
  detail: string
  errors?: Problem['errors']
  extra: Problem['extra']
}
const problemAnswer = ({ status, code, detail, errors, extra }: Problem): Answer => ({
  status,
  body: { code, detail, errors, extra } satisfies KeptProblem,
})

async function earlierAnswer(db: Database, key: Key, requestHash: Buffer): Promise<Answer> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where((where) => where.and(key))
    .executeTakeFirst()
  if (earlier && !earlier.request_hash.equals(requestHash)) {
    throw new Problem('idempotency-mismatch', 'This Idempotency-Key was used for another request.')
  }
  if (!earlier || earlier.status === null) {
    throw new Problem('conflict', 'The same request is still being worked on. Please wait a moment.')
  }
  if (earlier.status >= 400) {
    const { code, detail, errors, extra } = earlier.answer as unknown as KeptProblem
    throw new Problem(code, detail, { errors, extra })
  }
  return { status: earlier.status, body: earlier.answer }
}
