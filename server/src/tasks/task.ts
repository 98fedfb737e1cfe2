/** A kind of background work: its name, what it is told, and how often it is tried. */
export type Task<Data extends object> = {
  readonly name: string
  /** Tries after the first, with growing pauses. */
  readonly retries: number
  /** Seconds after which a try counts as lost and another begins. */
  readonly expiresInSeconds: number
  /** Cron in Asia/Manila, for work that comes round by itself. */
  readonly schedule?: string
  /** How many of them one process works on at a time. */
  readonly atOnce: number
  /** How many of them are fetched at a time, to be worked on one after the other; a full fetch is followed at once. */
  readonly batch: number
  /** Never set: it lets the compiler tell one task's data from another's. */
  readonly data?: Data
}

/** Declares a task; the features keep these in their tasks.ts and wiring/workers.ts says who does the work. */
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

/** A task together with what does it. Work may run twice, so it must be safe to repeat. */
export type Worker = { readonly task: Task<object>; readonly work: (data: object) => Promise<void> }

/** Pairs a task with its work, keeping the two typed alike. */
export function worker<Data extends object>(task: Task<Data>, work: (data: Data) => Promise<void>): Worker {
  // The queue stores JSON under the task's name, so what comes back is what enqueue took for that task.
  return { task: task as Task<object>, work: work as (data: object) => Promise<void> }
}

/** The same worker, which also tells somebody what it failed with. */
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
