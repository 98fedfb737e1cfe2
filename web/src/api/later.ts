import type { QueryFunction } from '@tanstack/react-query'

/** However busy the browser is, in milliseconds. */
const AT_LATEST = 1000

let idle: Promise<void> | undefined

/** When the browser has had nothing else to do for the first time; at once in browsers that do not tell. */
function firstIdle(): Promise<void> {
  idle ??=
    typeof requestIdleCallback === 'function'
      ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: AT_LATEST }))
      : Promise.resolve()
  return idle
}

/**
 * The same query for a secondary place: while the site opens, it waits until the first view is drawn. Later it runs at
 * once.
 */
export function later<Options extends { queryFn?: unknown }>(query: Options): Options {
  const { queryFn } = query
  if (typeof queryFn !== 'function') return query
  const ask: QueryFunction = async (context) => {
    await firstIdle()
    // Whoever asked may have left meanwhile, or signed out.
    context.signal.throwIfAborted()
    return (queryFn as QueryFunction)(context)
  }
  return { ...query, queryFn: ask } as Options
}
