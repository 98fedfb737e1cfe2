/** A kind of background work: its name, payload type and options. */
export type Task<Data extends object> = {
  readonly name: string
  /** Retries after the first attempt, with growing pauses. */
  readonly retries: number
  /** Seconds after which an attempt counts as lost and is retried. */
  readonly expiresInSeconds: number
  /** Cron in Asia/Manila, for recurring work. */
  readonly schedule?: string
  /** Concurrency per process. */
  readonly atOnce: number
  /** Tasks fetched together and run one by one; after a full batch the next is fetched at once. */
  readonly batch: number
  /** Never set: lets the compiler tell tasks' payloads apart. */
  readonly data?: Data
}

/** Features declare tasks in their tasks.ts; wiring/workers.ts pairs them with workers. */
export function defineTask<Data extends object>(
  name: string,
  options: {
    retries?: number
    expiresInSeconds?: number
    schedule?: string
    atOnce?: number
    batch?: number
  } = {},
): Task<Data> {
  const { retries = 5, expiresInSeconds = 300, schedule, atOnce = 1, batch = 1 } = options
  return { name, retries, expiresInSeconds, atOnce, batch, ...(schedule && { schedule }) }
}

/** Work may run twice, so it must be safe to repeat. */
export type Worker = { readonly task: Task<object>; readonly work: (data: object) => Promise<void> }

/** Pairs a task with its work, type-checked. */
export function worker<Data extends object>(task: Task<Data>, work: (data: Data) => Promise<void>): Worker {
  // The queue stores JSON by the task's name, so the payload is what enqueue took for that task.
  return { task: task as Task<object>, work: work as (data: object) => Promise<void> }
}

/** The same worker, reporting its errors also to `tell`. */
export function tellingFailures({ task, work }: Worker, tell: (error: unknown) => void): Worker {
  return {
    task,
    async work(data) {
      try {
        await work(data)
      } catch (error) {
        tell(error)
        throw error
      }
    },
  }
}
