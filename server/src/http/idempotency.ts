import { asSaid } from '@hanap/contract/says/fill'
import * as siteSays from '@hanap/contract/says/site'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import type { Database } from '../db/open.ts'
import type { Clock } from '../lib/clock.ts'
import { Problem } from '../lib/problem.ts'
import { type CallerKey, KEY_KEPT_MS } from '../lib/secrets/caller-key.ts'
import { newToken, type Secrets } from '../lib/secrets/secrets.ts'

type Answer = { status: number; body: unknown }
type Keyed = {
  userId: number
  endpoint: string
  key: CallerKey
  request: unknown
  /** Fields to ignore, which must leave no trace. */
  without?: readonly string[] | undefined
}
/** @param isSame whether the request equals the first one with this key */
export type Repeated = (isSame: boolean) => Promise<void>
type Key = { user_id: number; endpoint: string; key: string }

export type Idempotency = {
  /**
   * Runs `work` once per key; a repeat gets the first answer. Throws 'in-progress' during the first call, and
   * 'idempotency-mismatch' for a different request with the same key.
   * @param repeated called before a repeat is answered, except with a kept refusal; may throw instead
   */
  once(keyed: Keyed, work: () => Promise<Answer>, repeated?: Repeated): Promise<Answer>
  /** Deletes keys older than two days. */
  sweep(): Promise<void>
}

/**
 * An earlier process's call unanswered this long counts as dead. If that process lives, its own rows prevent
 * duplicates.
 */
const ABANDONED_AFTER_MS = 30_000
/** Retry-After while the first call runs. */
const ASK_AGAIN_SECONDS = 2

/** As in Stripe's API, refusals are kept too. Failures unrelated to the request are not. */
export function createIdempotency({
  db,
  clock,
  secrets,
}: {
  db: Database
  clock: Clock
  secrets: Pick<Secrets, 'fingerprints'>
}): Idempotency {
  const thisStart = newToken()
  // Claims by this process not in this set have ended, even if the database was not updated.
  const running = new Set<string>()

  /** The name of the key in its row: an earlier secret key or version may have written another than today's. */
  async function nameOf(userId: number, endpoint: string, { kept, known }: CallerKey): Promise<string> {
    const earlier = await db
      .selectFrom('idempotency_keys')
      .select('key')
      .where((where) => where.and({ user_id: userId, endpoint }))
      .where('key', 'in', [...known])
      .executeTakeFirst()
    return earlier?.key ?? kept
  }

  async function claim(key: Key, requestHashes: readonly Buffer[]): Promise<boolean> {
    const now = clock.now()
    const mine = { claimed_by: thisStart, created_at: now }
    const claimed = await db
      .insertInto('idempotency_keys')
      .values({ ...key, ...mine, request_hash: requestHashes[0] ?? Buffer.alloc(0) })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'endpoint', 'key'])
          .doUpdateSet(mine)
          .where('idempotency_keys.status', 'is', null)
          .where('idempotency_keys.request_hash', 'in', [...requestHashes])
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
      if (!(error instanceof Problem && isLastWord(error))) {
        await release(key)
        throw error
      }
      await keep(key, problemAnswer(error))
      throw settled(error, error.cause)
    }
  }

  async function earlierAnswer(
    key: Key,
    requestHashes: readonly Buffer[],
    isHere: boolean,
    repeated?: Repeated,
  ) {
    const earlier = await db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'answer', 'claimed_by', 'created_at'])
      .where((where) => where.and(key))
      .executeTakeFirst()
    if (!earlier) throw inProgress()
    const { status, answer } = earlier
    const isSame = requestHashes.some((hash) => earlier.request_hash.equals(hash))
    if (status === null) {
      const since = clock.now().getTime() - ABANDONED_AFTER_MS
      const isElsewhere = earlier.claimed_by !== thisStart && earlier.created_at.getTime() >= since
      if (isSame || isHere || isElsewhere) throw inProgress()
    }
    if (isSame && status !== null && status >= 400) throw settled(answer as unknown as KeptProblem)
    await repeated?.(isSame)
    if (!isSame || status === null) {
      throw new Problem('idempotency-mismatch', siteSays.keyUsed)
    }
    return { status, body: answer }
  }

  return {
    async once({ userId, endpoint, key, request, without = [] }, work, repeated) {
      // Keyed, so that a stolen database does not reveal requests by trial.
      const counted = JSON.stringify(request, (name, value) => (without.includes(name) ? undefined : value))
      const requestHashes = secrets.fingerprints(counted).map((hash) => Buffer.from(hash, 'hex'))
      const row = { user_id: userId, endpoint, key: await nameOf(userId, endpoint, key) }
      const id = JSON.stringify(row)
      if (running.has(id)) return earlierAnswer(row, requestHashes, true, repeated)
      running.add(id)
      try {
        const isMine = await claim(row, requestHashes)
        return isMine ? await runClaimed(row, work) : await earlierAnswer(row, requestHashes, false, repeated)
      } finally {
        running.delete(id)
      }
    },

    async sweep() {
      const oldest = new Date(clock.now().getTime() - KEY_KEPT_MS)
      await deleteInBatches(db, 'idempotency_keys', ['created_at', '<', oldest])
    },
  }
}

/** A refusal, or a failure that told the outcome. A delayed repeat must not change it. */
const isLastWord = ({ code, status, extra }: Problem) =>
  code !== 'in-progress' && (status < 500 || extra.details !== undefined)

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

const settled = ({ code, detail, errors, extra }: KeptProblem, cause?: unknown) =>
  new Problem(code, asSaid(detail), { errors, extra: { ...extra, key_settled: true }, cause })

const inProgress = () =>
  new Problem('in-progress', siteSays.sameRequest, {
    extra: { retry_after: ASK_AGAIN_SECONDS },
  })
