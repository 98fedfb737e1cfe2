import type { QueryFunction } from '@tanstack/react-query'

/** Milliseconds, however busy the browser is. */
const AT_LATEST = 1000

let idle: Promise<void> | undefined

/** The browser's first idle time; at once in browsers without idle callbacks. */
function firstIdle(): Promise<void> {
  idle ??=
    typeof requestIdleCallback === 'function'
      ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: AT_LATEST }))
      : Promise.resolve()
  return idle
}

/**
 * A query of secondary importance: while the site opens, it waits until the first view is drawn. Later it runs at
 * once.
 */
export function later<Options extends { queryFn?: unknown }>(query: Options): Options {
  const { queryFn } = query
  if (typeof queryFn !== 'function') return query
  const ask: QueryFunction = async (context) => {
    await firstIdle()
    // The component may have unmounted meanwhile, or the seeker logged out.
    context.signal.throwIfAborted()
    return (queryFn as QueryFunction)(context)
  }
  return { ...query, queryFn: ask } as Options
}
