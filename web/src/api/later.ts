import type { QueryFunction } from '@tanstack/react-query'

/** In milliseconds, however busy the browser is. */
const AT_LATEST = 1000

let idle: Promise<void> | undefined

/** After the first view; at once in browsers without idle callbacks. */
export function firstIdle(): Promise<void> {
  idle ??=
    typeof requestIdleCallback === 'function'
      ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: AT_LATEST }))
      : Promise.resolve()
  return idle
}

/** For a secondary query: while the site opens, it waits for the first view. */
export function later<Options extends { queryFn?: unknown }>(query: Options): Options {
  const { queryFn } = query
  if (typeof queryFn !== 'function') return query
  const ask: QueryFunction = async (context) => {
    await firstIdle()
    // It may have unmounted, or the seeker logged out.
    context.signal.throwIfAborted()
    return (queryFn as QueryFunction)(context)
  }
  return { ...query, queryFn: ask } as Options
}
