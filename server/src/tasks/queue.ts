import { sql } from 'kysely'
import { fromKysely, type JobResult, PgBoss } from 'pg-boss'
import type { Connection } from '../db/open.ts'
import type { Task, Worker } from './task.ts'

export type Enqueue = <Data extends object>(
  connection: Connection,
  task: Task<Data>,
  data: Data,
  /** @param options.isUrgent it goes before the others of its kind that wait */
  options?: { afterSeconds?: number; isUrgent?: boolean },
) => Promise<void>

export type Queue = {
  /**
   * Puts a task into the same transaction as the rows it is about: it exists if and only if they do.
   */
  enqueue: Enqueue
  /** Makes the queues of these tasks; before it nothing can be enqueued for them. */
  prepare(workers: readonly Worker[]): Promise<void>
  /** Begins doing the prepared work, in this process. */
  work(): Promise<void>
  /** Lets running work end, within ten seconds, and closes. */
  stop(): Promise<void>
}

const STOP_TIMEOUT_MS = 10_000
const POLL_SECONDS = 2

/**
 * Opens the task queue (pg-boss, in the schema 'pgboss' of the same database).
 * @param onError told what a worker threw, for the log; the queue tries again by itself
 */
export async function openQueue(
  databaseUrl: string,
  onError: (error: Error, task?: string) => void,
): Promise<Queue> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, application_name: 'hanap tasks' })
  boss.on('error', (error) => onError(error))
  await boss.start()
  let workers: readonly Worker[] = []
  return {
    async prepare(given) {
      workers = given
      for (const { task } of workers) {
        await boss.createQueue(task.name, {
          policy: 'standard',
          retryLimit: task.retries,
          retryBackoff: true,
          expireInSeconds: task.expiresInSeconds,
        })
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
          // One that fails is tried again alone, not with those it was fetched with.
          perJobResults: true,
        } as const
        await boss.work(task.name, pace, async (jobs) => {
          const results: JobResult[] = []
          for (const { id, data } of jobs) results.push(await runOne(task, work, { id, data }, onError))
          return results
        })
        if (task.schedule) await boss.schedule(task.name, task.schedule, {}, { tz: 'Asia/Manila' })
        // The database remembers what an earlier configuration let come round.
        else await boss.unschedule(task.name)
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}

/** Deletes the tasks of one seeker, those that wait and those that were done: they tell whose they are as `user_id`. */
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
