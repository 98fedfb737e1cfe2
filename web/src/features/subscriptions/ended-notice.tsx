import { plans } from '@hanap/contract/payments/plans'
import type { CurrentSubscription } from '@hanap/contract/payments/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { applicationsQuery } from '../../acts/apply/queries.ts'
import { savedLimitQuery } from '../../acts/save/saved-limit-query.ts'
import { formatPeso } from '../../i18n/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { endedMessages } from './ended-messages.ts'
import type { usePayDialog } from './payments/paying/use-pay-dialog.ts'

const paidPlans = [
  { ...plans.basic, id: 2 },
  { ...plans.premium, id: 3 },
] as const

/** Replaces the header's banner on the plans page; both plans can be bought here. */
export function EndedNotice(props: {
  held: CurrentSubscription
  /** Null if the site takes no payments. */
  paying: Pick<ReturnType<typeof usePayDialog>, 'opening' | 'preload' | 'open'> | null
}) {
  const { held, paying } = props
  const m = endedMessages
  const saved = useQuery(savedLimitQuery).data?.current_count
  const applied = useQuery(applicationsQuery()).data?.count
  const hasHeldNothing = held.status === 'none'
  return (
    <Alert kind="error" className="plan-ended">
      <p className="plan-ended-kind">{m.kind}</p>
      <h2 className="alert-title">{hasHeldNothing ? m.noTrial : titleOf(held)}</h2>
      <p>{hasHeldNothing ? m.noTrialText : `${m.kept(saved, applied)} ${m.givesBack}`}</p>
      {paying && (
        <div className="plan-ended-ways">
          {paidPlans.map((plan) => (
            <Button
              key={plan.id}
              look={plan.plan_type === 'premium' ? 'primary' : 'plain'}
              busy={paying.opening === plan.id}
              onPointerEnter={paying.preload}
              onClick={() => void paying.open(plan)}
            >
              {m.choose(plan.name, formatPeso(plan.price))}
            </Button>
          ))}
        </div>
      )}
    </Alert>
  )
}

function titleOf({ plan }: CurrentSubscription): string {
  const m = endedMessages
  return !plan || plan.plan_type === 'free' ? m.trialEnded : m.planEnded(plan.name)
}
