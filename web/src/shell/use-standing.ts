import { pages } from '@hanap/contract/site/pages'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { NetworkProblem } from '../api/problems/problems.ts'
import { standingKey } from '../api/query-keys.ts'
import { serverNow } from '../api/server-clock.ts'
import { profileQuery, subscriptionQuery, trialQuery } from '../api/standing.ts'
import { bannerState } from '../seeker/banner-state.ts'

/**
 * The frame refetches nothing the page's guard fetched within this time, or on the first page since the site opened.
 */
const JUST_ASKED_MS = 1_000

function checkOlderThan(queries: QueryClient, since: number): void {
  void queries.invalidateQueries(
    { queryKey: standingKey, predicate: ({ state }) => state.dataUpdatedAt <= since },
    { cancelRefetch: false },
  )
}

/**
 * Refetches on page change, session change and `check`. Runs the page's guard again if the subscription ended or its
 * check failed, but not for a lost connection.
 */
export function useStanding(isSignedIn: boolean) {
  const queries = useQueryClient()
  const router = useRouter()
  const { pathname } = useLocation()
  const profile = useQuery({ ...profileQuery, enabled: isSignedIn })
  const subscription = useQuery({ ...subscriptionQuery, enabled: isSignedIn })
  const trial = useQuery({ ...trialQuery, enabled: isSignedIn })

  const opened = useRef<number | null>(performance.timeOrigin)
  useEffect(() => {
    if (!isSignedIn) return undefined
    const since = opened.current ?? Date.now() - JUST_ASKED_MS
    opened.current = null
    // Not within the tap: three calls would delay the page's paint.
    const timer = setTimeout(checkOlderThan, 0, queries, since)
    return () => clearTimeout(timer)
  }, [pathname, isSignedIn, queries])

  const isRefused = subscription.isError && !(subscription.error instanceof NetworkProblem)
  useEffect(() => {
    if (!isSignedIn) return
    const held = subscription.data
    const isOver = held !== undefined && bannerState(held, trial.data, serverNow()) === 'expired'
    if (isOver || isRefused) void router.invalidate()
  }, [isSignedIn, subscription.data, isRefused, trial.data, router])

  return {
    profile: profile.data,
    subscription: subscription.data,
    trial: trial.data,
    check: () => checkOlderThan(queries, Date.now()),
    isOnPlans: pathname === pages.plans.path,
  }
}
