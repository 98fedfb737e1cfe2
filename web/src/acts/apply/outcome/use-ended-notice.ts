import { pages } from '@hanap/contract/site/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { serverNow } from '../../../api/server-clock.ts'
import { subscriptionQuery, trialQuery } from '../../../api/standing.ts'
import { bannerState } from '../../../seeker/banner-state.ts'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { applyMessages } from '../apply-messages.ts'

/**
 * When a subscription ends while writing, the guard redirects to the plans: says why, and that the letter is saved.
 */
export function useEndedNotice(isWriting: boolean, hasLetter: boolean): void {
  const m = applyMessages
  const queries = useQueryClient()
  const router = useRouter()
  const toasts = useToasts()
  const say = useEffectEvent((path: string) => {
    const held = queries.getQueryData(subscriptionQuery.queryKey)
    const trial = queries.getQueryData(trialQuery.queryKey)
    const isOver = held !== undefined && bannerState(held, trial, serverNow()) === 'expired'
    if (!isOver || path !== pages.plans.path) return
    const isTrial = held.plan?.plan_type === 'free'
    toasts.warning(isTrial ? m.trialEnded : m.planEnded, hasLetter ? m.letterKept : undefined)
  })
  useEffect(() => {
    if (isWriting) return router.subscribe('onBeforeNavigate', ({ toLocation }) => say(toLocation.pathname))
  }, [isWriting, router])
}
