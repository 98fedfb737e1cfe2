import './plans.css'
import { pages } from '@hanap/contract/site/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { savedLimitQuery } from '../../acts/save/saved-limit-query.ts'
import { searchStatusQuery } from '../../acts/search/queries.ts'
import { standingKey } from '../../api/query-keys.ts'
import { serverNow } from '../../api/server-clock.ts'
import { subscriptionQuery, trialQuery } from '../../api/standing.ts'
import { Page } from '../../page/page.tsx'
import { bannerState, trialEndOf } from '../../seeker/banner-state.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { EndedNotice } from './ended-notice.tsx'
import { subscriptionMessages } from './messages.ts'
import { readBegun } from './payments/following/begun-address.ts'
import { PaymentWatch } from './payments/following/payment-watch.tsx'
import { useFollowedPayment } from './payments/following/use-followed-payment.ts'
import { usePayDialog } from './payments/paying/use-pay-dialog.ts'
import { cardModeQuery } from './payments/queries.ts'
import { PaymentDetails } from './payments/receipts/payment-details.tsx'
import { PaymentHistory } from './payments/receipts/payment-history.tsx'
import { PlanCard } from './plan-card.tsx'
import { endOf, inOrder, isPlanExpired, isTrialExpired, planState } from './plan-state.ts'
import { PlansSpinner } from './plans-spinner.tsx'
import { plansQuery } from './queries.ts'
import { UncheckedNotice } from './unchecked-notice.tsx'
import { limitsNow } from './usage.ts'

/** Opens with an expired subscription too. */
export function PlansPage({ clock = serverNow }: { clock?: () => number }) {
  const m = subscriptionMessages
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { next, ...search } = useSearch({ strict: false })
  const plans = useQuery(plansQuery)
  const subscription = useQuery(subscriptionQuery)
  const trial = useQuery(trialQuery)
  const usage = useQuery(savedLimitQuery)
  const mode = useQuery(cardModeQuery)
  const isNotTaken = mode.data?.mode === 'none'
  const notTakenId = useId()
  const paying = usePayDialog(m)
  const followed = useFollowedPayment(readBegun(search), {
    onEnd() {
      if (readBegun(search))
        void navigate({ to: pages.plans.path, search: next ? { next } : {}, replace: true })
    },
    onPaid: paying.close,
  })

  const held = subscription.data
  const isFree = held?.plan?.plan_type === 'free'
  const endsAt = held ? (isFree ? trialEndOf(held, trial.data) : endOf(held)) : null
  const now = useCountdown(endsAt, () => void queries.invalidateQueries({ queryKey: standingKey }), clock)
  const isOnTrial = isFree && !isTrialExpired(held, trial.data, now)
  const isActive = isOnTrial || (!isFree && !isPlanExpired(held, now))
  const searches = useQuery({ ...searchStatusQuery, enabled: isActive })

  useEffect(() => {
    if (subscription.error) console.warn('The current subscription did not load', subscription.error)
  }, [subscription.error])

  // Waits for all answers: a card must not say 'Upgrade Now' and then change.
  const isLoading = plans.isPending || subscription.isPending || (isFree && trial.isPending) || mode.isPending
  // A failed refetch keeps the loaded plans.
  const hasFailed = plans.isError && !plans.data
  const hasEnded = held !== undefined && bannerState(held, trial.data, now) === 'expired'
  const { Dialog: PayDialog, plan: wanted } = paying
  return (
    <Page title={m.title} ownHeading className="plans-page">
      {hasEnded && (
        <EndedNotice held={held} endedAt={endsAt === null ? null : new Date(endsAt).toISOString()} />
      )}
      <div className="page-head">
        <div>
          <h1 tabIndex={-1}>{m.title}</h1>
          {!hasEnded && !hasFailed && !isNotTaken && <div className="page-lead">{m.lead}</div>}
        </div>
      </div>
      <UncheckedNotice />
      <PaymentWatch
        isWatching={followed.isFollowing}
        open={followed.open}
        bankUrl={followed.bankUrl}
        onLookAgain={followed.lookAgain}
      />
      {isNotTaken && (
        <div id={notTakenId}>
          <Alert kind="note" title={m.notTaken} className="plans-not-taken">
            {m.notTakenText}
          </Alert>
        </div>
      )}
      {hasFailed ? (
        <PlansFailed onRetry={() => void plans.refetch()} />
      ) : isLoading || !plans.data ? (
        <PlansSpinner />
      ) : (
        <div className="plans">
          {inOrder(
            plans.data.results.map((plan) => ({
              plan,
              state: planState(plan.plan_type, held, trial.data, now),
            })),
          ).map(({ plan, state }) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              state={state}
              now={limitsNow(plans.data.results, held, usage.data, searches.data)}
              endsPremium={!isNotTaken && held?.plan?.plan_type === 'premium' && !isPlanExpired(held, now)}
              notTakenId={isNotTaken ? notTakenId : undefined}
              isOpening={paying.opening === plan.id}
              onWish={paying.preload}
              onChoose={() => {
                if (plan.id === 2 || plan.id === 3) void paying.open({ ...plan, id: plan.id })
              }}
            />
          ))}
        </div>
      )}
      <PaymentHistory />
      {PayDialog && wanted && !isNotTaken && (
        <PayDialog
          plan={wanted}
          isOnTrial={isOnTrial}
          onClose={paying.close}
          onBegun={(begun, how) => {
            paying.close()
            void queries.invalidateQueries({ queryKey: plansQuery.queryKey })
            followed.follow(begun, how)
          }}
        />
      )}
      {followed.details && <PaymentDetails payment={followed.details} onClose={followed.closeDetails} />}
    </Page>
  )
}

function PlansFailed({ onRetry }: { onRetry: () => void }) {
  const m = subscriptionMessages
  return (
    <Alert
      kind="error"
      live
      action={
        <Button
          size="small"
          onClick={() => {
            focusHeading()
            onRetry()
          }}
        >
          {m.tryAgain}
        </Button>
      }
    >
      {m.loadFailed}
    </Alert>
  )
}
