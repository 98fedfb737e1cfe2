import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isApiProblem } from '../../../api/problems.ts'
import { standingKey } from '../../../api/standing.ts'
import { jobsKey } from '../queries.ts'

/**
 * A subscription may end while somebody reads. When the server refuses listings for that reason the standing is
 * asked for anew and the page's guard speaks again, which leads to the plans.
 */
export function useSubscriptionCheck(): void {
  const queries = useQueryClient()
  const router = useRouter()
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (event.query.queryKey[0] !== jobsKey[0]) return
        if (!isApiProblem(event.action.error, 'subscription-required')) return
        void queries.invalidateQueries({ queryKey: standingKey })
        void router.invalidate()
      }),
    [queries, router],
  )
}
