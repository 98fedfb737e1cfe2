import { plans } from '@hanap/contract/payments/plans'
import type { CurrentSubscription } from '@hanap/contract/payments/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { applicationsQuery } from '../../acts/apply/queries.ts'
import { savedLimitQuery } from '../../acts/save/saved-limit-query.ts'
import { PlanRoute } from '../../seeker/plan-route/plan-route.tsx'
import { endedMessages } from './ended-messages.ts'

/**
 * Replaces the header's banner on the plans page; the cards under it have the buttons.
 * @param props.endedAt null if unknown
 */
export function EndedNotice({ held, endedAt }: { held: CurrentSubscription; endedAt: string | null }) {
  const m = endedMessages
  const saved = useQuery(savedLimitQuery).data?.current_count
  const applied = useQuery(applicationsQuery()).data?.count
  const hasHeldNothing = held.status === 'none'
  const plan = held.plan ?? plans.free
  return (
    <section aria-labelledby="plan-ended" className="panel plan-ended">
      <div>
        <p className="plan-ended-kind">{m.kind}</p>
        <h2 id="plan-ended">{hasHeldNothing ? m.noTrial : titleOf(held)}</h2>
        <p>{hasHeldNothing ? m.noTrialText : `${m.kept(saved, applied)} ${m.givesBack}`}</p>
      </div>
      {!hasHeldNothing && <PlanRoute plan={plan.name} endedAt={endedAt} />}
    </section>
  )
}

function titleOf({ plan }: CurrentSubscription): string {
  const m = endedMessages
  return !plan || plan.plan_type === 'free' ? m.trialEnded : m.planEnded(plan.name)
}
