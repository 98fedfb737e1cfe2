import './plans.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { standingKey, subscriptionQuery, trialQuery } from '../../api/standing.ts'
import { useMessages } from '../../i18n/language.tsx'
import { trialEndOf } from '../../shell/banner-state.ts'
import { Page } from '../../shell/page.tsx'
import { useCountdown } from '../../shell/use-countdown.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { savedLimitQuery } from '../saved-jobs/queries.ts'
import { subscriptionMessages } from './messages.ts'
import { PayingSoon } from './paying-soon.tsx'
import { PlanCard } from './plan-card.tsx'
import { endOf, planState } from './plan-state.ts'
import { PlansSpinner } from './plans-spinner.tsx'
import { plansQuery } from './queries.ts'
import { limitsNow } from './usage.ts'

/** The three plans side by side, with where this seeker stands. Opens with an expired subscription too. */
export function PlansPage({ clock = serverNow }: { clock?: () => number }) {
  const m = useMessages(subscriptionMessages)
  const queries = useQueryClient()
  const plans = useQuery(plansQuery)
  const subscription = useQuery(subscriptionQuery)
  const trial = useQuery(trialQuery)
  const usage = useQuery(savedLimitQuery)
  const [wanted, setWanted] = useState<string | null>(null)

  const held = subscription.data
  const isFree = held?.plan?.plan_type === 'free'
  const endsAt = held ? (isFree ? trialEndOf(held, trial.data) : endOf(held)) : null
  const now = useCountdown(endsAt, () => void queries.invalidateQueries({ queryKey: standingKey }), clock)

  useEffect(() => {
    if (subscription.error) console.warn('The current subscription did not load', subscription.error)
  }, [subscription.error])

  // What the seeker holds may stay unknown; but a card must not say 'Upgrade Now' and then think better of it.
  const isLoading = plans.isPending || subscription.isPending || (isFree && trial.isPending)
  return (
    <Page title={m.title} lead={!plans.isError && m.lead}>
      {plans.isError ? (
        <PlansFailed onRetry={() => void plans.refetch()} />
      ) : isLoading || !plans.data ? (
        <PlansSpinner />
      ) : (
        <div className="plans">
          {plans.data.results.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              state={planState(plan.plan_type, held, trial.data, now)}
              now={limitsNow(plans.data.results, held, usage.data)}
              onChoose={() => setWanted(plan.name)}
            />
          ))}
        </div>
      )}
      <PayingSoon plan={wanted} onClose={() => setWanted(null)} />
    </Page>
  )
}

function PlansFailed({ onRetry }: { onRetry: () => void }) {
  const m = useMessages(subscriptionMessages)
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
