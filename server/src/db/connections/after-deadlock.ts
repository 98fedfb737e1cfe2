const DEADLOCK = '40P01'
const MOST_TRIES = 4

/** Retries work on too many tables to fix a lock order. */
export async function afterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK
      if (!isDeadlock || tries === MOST_TRIES) throw error
    }
  }
}
