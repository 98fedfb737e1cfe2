import type { Plan } from '@hanap/contract/payments/plans'
import { pages } from '@hanap/contract/site/pages'
import { formatPeso } from '../../../i18n/format.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { PlanFeatures } from '../plan-features.tsx'
import { PlanHead } from '../plan-head.tsx'
import type { LimitsNow } from '../usage.ts'
import { pricingMessages } from './messages.ts'

/** A visitor uses none of the limits yet. */
const nothingYet: LimitsNow = { planType: null, saved: null, maxSearches: null, searches: null }

export function PriceCard({ plan, isSignedIn }: { plan: Plan; isSignedIn: boolean }) {
  const headingId = `price-${plan.plan_type}`
  return (
    <section className={`plan plan-${plan.plan_type}`} aria-labelledby={headingId}>
      <PlanHead id={headingId} plan={plan} />
      <PlanFeatures plan={{ ...plan, currency: 'PHP' }} now={nothingYet} />
      <footer>{!isSignedIn && <WayIn plan={plan} />}</footer>
    </section>
  )
}

/** Sign-up leads to the plans page, where a paid month is bought. */
function WayIn({ plan }: { plan: Plan }) {
  const m = pricingMessages
  if (plan.plan_type === 'free') {
    return (
      <>
        <ButtonLink to={pages.register.path} look="primary" wide>
          {m.startTrial}
        </ButtonLink>
        <p>{m.trialNote}</p>
      </>
    )
  }
  return (
    <>
      <ButtonLink to={pages.register.path} search={{ next: pages.plans.path }} wide>
        {m.choose(plan.name)}
      </ButtonLink>
      <p>{m.paidOnce(formatPeso(plan.price))}</p>
    </>
  )
}
