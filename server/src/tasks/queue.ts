import { sql } from 'kysely'
import { fromKysely, type JobResult, PgBoss } from 'pg-boss'
import { createPrimaryPool } from '../db/connections/primary-pool.ts'
import type { Connection } from '../db/open.ts'
import type { Task, Worker } from './task.ts'
import { tellSeldom } from './tell-seldom.ts'

export type Enqueue = <Data extends object>(
  connection: Connection,
  task: Task<Data>,
  data: Data,
  /** @param options.isUrgent before other waiting tasks of its kind */
  options?: { afterSeconds?: number; isUrgent?: boolean },
) => Promise<void>

export type Queue = {
  /** Joins the transaction of its rows, so that both commit or neither. */
  enqueue: Enqueue
  /** Makes the queues; required before enqueuing. */
  prepare(workers: readonly Worker[]): Promise<void>
  /** In this process. */
  work(): Promise<void>
  /** Retries a task that failed for good. @returns false if it had not */
  retry(task: string, id: string): Promise<boolean>
  /** A running task still finishes. @returns false if it is finished */
  cancel(task: string, id: string): Promise<boolean>
  /** Running work may finish, within ten seconds. */
  stop(): Promise<void>
}

/** For metrics. */
export type TaskOutcome = { task: string; outcome: 'completed' | 'failed'; seconds: number }

const STOP_TIMEOUT_MS = 10_000
const POLL_SECONDS = 2
/** A silent process then counts as dead; its tasks are retried at most a minute later. */
const HEARTBEAT_SECONDS = 60

/**
 * pg-boss, in schema 'pgboss' of the same database.
 * @param onError gets what a worker threw; the queue retries
 * @param options.isVisitor only adds tasks; other processes do schedules and upkeep
 * @param onOutcome called after each run here
 */
export async function openQueue(
  databaseUrl: string,
  onError: (error: Error, task?: string) => void,
  onOutcome: (outcome: TaskOutcome) => void = () => {},
  { isVisitor = false }: { isVisitor?: boolean } = {},
): Promise<Queue> {
  const pool = createPrimaryPool(databaseUrl, { max: 3, application_name: 'hanap tasks' })
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    ...(isVisitor && { supervise: false, schedule: false }),
  })
  boss.on('error', tellSeldom(onError))
  await boss.start()
  let workers: readonly Worker[] = []
  return {
    async prepare(given) {
      workers = given
      for (const { task } of workers) {
        const options = {
          retryLimit: task.retries,
          retryBackoff: true,
          expireInSeconds: task.expiresInSeconds,
          heartbeatSeconds: HEARTBEAT_SECONDS,
        }
        await boss.createQueue(task.name, { policy: 'standard', ...options })
        // An existing queue keeps an earlier version's options.
        await boss.updateQueue(task.name, options)
      }
    },
    async enqueue(connection, task, data, options = {}) {
      await boss.send(task.name, data, {
        db: fromKysely(connection),
        ...(options.afterSeconds !== undefined && { startAfter: options.afterSeconds }),
        ...(options.isUrgent && { priority: 1 }),
      })
    },
    async work() {
      for (const { task, work } of workers) {
        const pace = {
          batchSize: task.batch,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: POLL_SECONDS,
          localConcurrency: task.atOnce,
          // A failed task is retried without its batch.
          perJobResults: true,
        } as const
        await boss.work(task.name, pace, async (jobs) => {
          const results: JobResult[] = []
          for (const { id, data } of jobs) {
            const start = performance.now()
            const result = await runOne(task, work, { id, data }, onError)
            const outcome = result.status === 'completed' ? 'completed' : 'failed'
            onOutcome({ task: task.name, outcome, seconds: (performance.now() - start) / 1000 })
            results.push(result)
          }
          return results
        })
        if (task.schedule) await boss.schedule(task.name, task.schedule, {}, { tz: 'Asia/Manila' })
        // Removes an earlier configuration's schedule.
        else await boss.unschedule(task.name)
      }
    },
    async retry(task, id) {
      return affectedBy(await boss.retry(task, id)) > 0
    },
    async cancel(task, id) {
      return affectedBy(await boss.cancel(task, id)) > 0
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
      await pool.end()
    },
  }
}

/** The queue's types leave the count open. */
const affectedBy = (answer: object) => (answer as { affected?: number }).affected ?? 0

/** Waiting or finished tasks. */
export async function forgetTasksOf(connection: Connection, userId: number): Promise<void> {
  await sql`delete from pgboss.job where data ->> 'user_id' = ${String(userId)}`.execute(connection)
}

async function runOne(
  task: Task<object>,
  work: Worker['work'],
  { id, data }: { id: string; data: unknown },
  onError: (error: Error, task?: string) => void,
): Promise<JobResult> {
  try {
    await work((data ?? {}) as object)
    return { id, status: 'completed' }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    onError(error, task.name)
    return { id, status: 'failed', output: { message: error.message } }
  }
}
