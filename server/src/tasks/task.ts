export type Task<Data extends object> = {
  readonly name: string
  /** After the first attempt, with growing pauses. */
  readonly retries: number
  /** After this an attempt is lost, and retried. */
  readonly expiresInSeconds: number
  /** Cron in Asia/Manila. */
  readonly schedule?: string
  readonly atOnce: number
  /** Fetched together and run one by one; a full batch is followed at once. */
  readonly batch: number
  /** Never set: distinguishes payload types. */
  readonly data?: Data
}

/** Kept in features' tasks.ts; wiring/workers.ts has the workers. */
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

/** May run twice, so it must be safe to repeat. */
export type Worker = { readonly task: Task<object>; readonly work: (data: object) => Promise<void> }

export function worker<Data extends object>(task: Task<Data>, work: (data: Data) => Promise<void>): Worker {
  // The payload is the JSON that enqueue took for that task.
  return { task: task as Task<object>, work: work as (data: object) => Promise<void> }
}

/** Wraps a worker so that `tell` gets its errors too. */
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
