import type { CurrentSubscription, TrialStatus } from '@hanap/contract/payments/subscriptions'
import type { ReactNode } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { PageLink } from '../../page/page-link.tsx'
import { bannerState, timeLeft, trialEndOf } from '../../seeker/banner-state.ts'
import { useCountdown } from '../../ui/use-countdown.ts'
import { shellMessages } from '../messages.ts'

type BannerProps = {
  subscription: CurrentSubscription
  trial: TrialStatus | undefined
  /** The subscription has just ended: refetch it. */
  onEnd: () => void
  /** The plans page itself says that the subscription has ended. */
  isOnPlans?: boolean
  /** On wide screens: '3 of 5 jobs saved'. */
  usage?: ReactNode
  clock?: () => number
}

/** For seekers on a trial or without a running plan. */
export function SubscriptionBanner(props: BannerProps) {
  const { subscription, trial, onEnd, isOnPlans, usage, clock = serverNow } = props
  const m = shellMessages
  const end = trialEndOf(subscription, trial)
  const isOnTrial = subscription.plan?.plan_type === 'free' && (trial ?? subscription).is_trial_active
  const now = useCountdown(isOnTrial ? end : null, onEnd, clock)
  const state = bannerState(subscription, trial, now)
  const hasHeldNothing = subscription.status === 'none'
  if (state !== 'free-trial' && (state !== 'expired' || isOnPlans)) return null
  return (
    <aside className="strip" aria-label={m.bannerName}>
      <div className="wrap">
        <p className="strip-main">
          <b>{state === 'expired' ? m.expiredTitle : m.trialTitle}</b>
          {state === 'free-trial' && end !== null && <Clock endsAt={end} now={now} />}
        </p>
        {/* A seeker who never had a plan used the free days with another account. */}
        {state === 'expired' && (
          <p className={hasHeldNothing ? 'strip-more flex' : 'strip-more'}>
            {hasHeldNothing ? m.noTrialText : m.expiredText}
          </p>
        )}
        {state === 'free-trial' && usage && <div className="strip-more">{usage}</div>}
        <PageLink path="/subscription/plans">{m.seePlans}</PageLink>
      </div>
    </aside>
  )
}

function Clock({ endsAt, now }: { endsAt: number; now: number }) {
  const m = shellMessages
  const { days, hours, minutes } = timeLeft(endsAt, now)
  return (
    <span className="strip-clock" role="timer" aria-label={m.timeLeft(days, hours, minutes)}>
      <span aria-hidden="true">
        {days}
        <small>{m.days}</small>
        {hours}
        <small>{m.hours}</small>
        {minutes}
        <small>{m.minutesLeft}</small>
      </span>
    </span>
  )
}
