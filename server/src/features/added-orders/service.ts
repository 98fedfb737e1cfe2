import type { Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { dayInManila } from '../../lib/manila-time.ts'
import { newToken } from '../../lib/secrets/secrets.ts'
import { LetterProblem, type LetterProblemKind, type LetterWriter } from '../../outside/letter-writer/port.ts'
import type { Enqueue } from '../../tasks/queue.ts'
import { readAdditions } from './rules/additions.ts'
import { promptFor } from './rules/prompt.ts'
import { claim, dropClaim, findClaim, keepAdded, spendCall } from './store.ts'
import { addOrders } from './tasks.ts'

export type AddedOrders = {
  /** Queues one request to the model. Never throws: the page still has the rules' orders. */
  ask(jobId: number): Promise<void>
  /** @throws LetterProblem for a failed request that may succeed later */
  add(jobId: number): Promise<void>
}

/** Failures worth a retry. */
const passing: readonly LetterProblemKind[] = ['down', 'too-slow', 'too-many']

/**
 * @param given.model null without a model
 * @param given.config.orderCallsADay 0 asks nothing
 */
export function createAddedOrders(given: {
  db: Database
  clock: Clock
  model: LetterWriter | null
  config: { orderCallsADay: number }
  enqueue: Enqueue
  log: (line: string) => void
}): AddedOrders {
  const { db, clock, model, enqueue, log } = given
  const callsADay = given.config.orderCallsADay

  async function answerOf(by: LetterWriter, listing: { title: string; description: string }) {
    const { text } = await by.write(promptFor(listing, newToken())).catch((error: unknown) => {
      if (!(error instanceof LetterProblem) || passing.includes(error.kind)) throw error
      log(`No orders were added (${error.kind}): ${error.message}`)
      return { text: '' }
    })
    return text
  }

  return {
    async ask(jobId) {
      if (!model || callsADay === 0) return
      const now = clock.now()
      await db
        .transaction()
        .execute(async (tx) => {
          if (await claim(tx, jobId, { now, day: dayInManila(now), callsADay }))
            await enqueue(tx, addOrders, { job_id: jobId })
        })
        .catch((error: unknown) => {
          log(`The model was not asked about a job: ${error instanceof Error ? error.message : 'unknown'}`)
        })
    },

    async add(jobId) {
      const claimed = await findClaim(db, jobId)
      if (!claimed || !model) return
      if (!(await spendCall(db, dayInManila(clock.now()), callsADay))) return dropClaim(db, claimed)
      await keepAdded(db, claimed, readAdditions(await answerOf(model, claimed), claimed))
    },
  }
}
