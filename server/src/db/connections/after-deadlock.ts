const DEADLOCK = '40P01'
const MOST_TRIES = 4

/**
 * Does a transaction anew that PostgreSQL has undone because it and another one waited for each other: for work that
 * touches more tables than everybody else could agree on an order for.
 */
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
