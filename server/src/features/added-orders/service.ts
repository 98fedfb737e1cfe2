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
  /** Has the model asked about a job's present text in the background, once. Never throws: the page has the rules' orders. */
  ask(jobId: number): Promise<void>
  /** Asks it. @throws LetterProblem where it did not answer and may later */
  add(jobId: number): Promise<void>
}

/** The model may answer when it is asked again; another answer would be no better. */
const passing: readonly LetterProblemKind[] = ['down', 'too-slow', 'too-many']

/**
 * What a model adds to the orders that the rules read.
 * @param given.model null where there is none
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
