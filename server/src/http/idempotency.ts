import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { Clock } from '../lib/clock.ts'
import { Problem } from '../lib/problem.ts'

type Answer = { status: number; body: unknown }
type Keyed = { userId: number; endpoint: string; key: string; request: unknown }

export type Idempotency = {
  /**
   * Runs `work` once per key: a repeated call gets the first answer again, a call that is still
   * running is a conflict, and the same key with another request is refused.
   */
  once(keyed: Keyed, work: () => Promise<Answer>): Promise<Answer>
}

/** A call that began this long ago and never answered died with its process; its key may be used again. */
const ABANDONED_AFTER_MS = 2 * 60_000

/** Keeps the first result per key, refusals included, as Stripe's API describes it; an unexpected failure is not kept. */
export function createIdempotency({ db, clock }: { db: Database; clock: Clock }): Idempotency {
  return {
    async once({ userId, endpoint, key, request }, work) {
      if (key.length > 255) {
        throw new Problem('invalid', 'The Idempotency-Key header may have at most 255 characters.')
      }
      const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
      const now = clock.now()
      const row = { user_id: userId, endpoint, key }
      const claimed = await db
        .insertInto('idempotency_keys')
        .values({ ...row, request_hash: requestHash, created_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'endpoint', 'key'])
            .doUpdateSet({ created_at: now })
            .where('idempotency_keys.status', 'is', null)
            .where('idempotency_keys.created_at', '<', new Date(now.getTime() - ABANDONED_AFTER_MS))
            .where('idempotency_keys.request_hash', '=', requestHash),
        )
        .returning('key')
        .executeTakeFirst()
      if (!claimed) return earlierAnswer(db, row, requestHash)
      const mine = () => sql<boolean>`user_id = ${userId} and endpoint = ${endpoint} and key = ${key}`
      try {
        const answer = await work()
        await db.updateTable('idempotency_keys').set(kept(answer)).where(mine()).execute()
        return answer
      } catch (error) {
        if (error instanceof Problem && error.status < 500) {
          await db
            .updateTable('idempotency_keys')
            .set(kept(problemAnswer(error)))
            .where(mine())
            .execute()
        } else {
          await db.deleteFrom('idempotency_keys').where(mine()).execute()
        }
        throw error
      }
    },
  }
}

const kept = (answer: Answer) => ({ status: answer.status, answer: JSON.stringify(answer.body) })

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

async function earlierAnswer(
  db: Database,
  row: { user_id: number; endpoint: string; key: string },
  requestHash: Buffer,
): Promise<Answer> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', row.user_id)
    .where('endpoint', '=', row.endpoint)
    .where('key', '=', row.key)
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
