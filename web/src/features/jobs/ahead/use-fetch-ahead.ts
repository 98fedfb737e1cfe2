import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { jobsKey } from '../../../api/query-keys.ts'
import { savesData } from '../../../offline/worker/saves-data.ts'

/** Milliseconds, for browsers without requestIdleCallback. */
const PAUSE_MS = 1000

/** Waits for the first jobs and an idle browser. */
export function useFetchAhead(): void {
  const queries = useQueryClient()
  useEffect(() => {
    // Development has no chunks, and tests count calls.
    if (!import.meta.env.PROD) return
    const cache = queries.getQueryCache()
    let isBegun = false
    const begin = () => {
      if (isBegun || !cache.findAll({ queryKey: jobsKey }).some(({ state }) => state.data !== undefined))
        return
      isBegun = true
      if (!savesData()) {
        void whenIdle()
          .then(() => import('./fetch-ahead.ts'))
          .then(({ fetchAhead }) => fetchAhead(queries, whenIdle))
          .catch(() => null)
      }
    }
    begin()
    return cache.subscribe(begin)
  }, [queries])
}

function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve)
    else setTimeout(resolve, PAUSE_MS)
  })
}
