import { formatPeso } from '../../i18n/format.ts'
import type { TimeLeft } from '../../seeker/banner-state.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { subscriptionMessages } from './messages.ts'
import { PlanFeatures } from './plan-features.tsx'
import { PlanHead } from './plan-head.tsx'
import type { PlanState } from './plan-state.ts'
import type { LimitsNow, Plan } from './usage.ts'

type Texts = typeof subscriptionMessages

export function PlanCard(props: {
  plan: Plan
  state: PlanState
  now: LimitsNow
  /** The id of the reason why nothing can be paid for; undefined if it can. */
  notTakenId: string | undefined
  /** Its payment form is loading. */
  isOpening: boolean
  /** Paying for it ends a Premium plan that runs. */
  endsPremium: boolean
  onWish: () => void
  onChoose: () => void
}) {
  const { plan, state, now, endsPremium } = props
  const m = subscriptionMessages
  const badge = badgeOf(state, m)
  const headingId = `plan-${plan.plan_type}`
  return (
    <section className={`plan plan-${plan.plan_type}`} aria-labelledby={headingId}>
      <PlanHead id={headingId} plan={plan} badge={badge} />
      {/* Before the rows: on a phone the buttons of both paid plans are in the first view. */}
      <div className="plan-act">
        <PlanButton {...props} />
        {state.kind === 'paid' && !props.notTakenId && (
          <Button wide busy={props.isOpening} onPointerEnter={props.onWish} onClick={props.onChoose}>
            {m.addMonth}
          </Button>
        )}
        <p>{footnote(state, m)}</p>
        {state.kind === 'offered' && endsPremium && <p>{m.leavesPremium}</p>}
        {(state.kind === 'offered' || state.kind === 'paid-over') && (
          <p>{props.notTakenId ? m.notTakenHere : m.paidOnce(formatPeso(plan.price))}</p>
        )}
      </div>
      <PlanFeatures plan={plan} now={now} />
    </section>
  )
}

function badgeOf(state: PlanState, m: Texts): string | null {
  switch (state.kind) {
    case 'trial':
    case 'trial-over':
    case 'paid':
      return m.current
    case 'paid-over':
      return m.expired
    case 'with-registration':
    case 'offered':
      return null
  }
}

function PlanButton(props: Parameters<typeof PlanCard>[0]) {
  const { plan, state, isOpening, notTakenId, onWish, onChoose } = props
  const m = subscriptionMessages
  switch (state.kind) {
    case 'trial':
    case 'trial-over':
    case 'paid':
      return (
        <Button look="done" wide disabled>
          {m.currentPlan}
        </Button>
      )
    case 'with-registration':
      return (
        <Button look="done" wide disabled>
          {m.freeWithRegistration}
        </Button>
      )
    case 'offered':
    case 'paid-over':
      // Not `disabled`, so that keyboard and screen reader users learn the reason.
      if (notTakenId) {
        return (
          <Button wide className="plan-not-payable" aria-disabled aria-describedby={notTakenId}>
            {state.kind === 'offered' ? m.upgradeNow : m.renewNow}
          </Button>
        )
      }
      return (
        <Button
          look={plan.plan_type === 'premium' ? 'primary' : 'plain'}
          wide
          busy={isOpening}
          onPointerEnter={onWish}
          onClick={onChoose}
        >
          {state.kind === 'offered' ? m.upgradeNow : m.renewNow}
        </Button>
      )
  }
}

/** The time left. */
function footnote(state: PlanState, m: Texts): string {
  switch (state.kind) {
    case 'trial':
      return state.left.days > 0 ? m.daysRemaining(state.left.days) : hoursLeft(state.left, m)
    case 'paid': {
      if (!state.left) return ''
      const { days, hours } = state.left
      return days > 0 ? m.daysHoursRemaining(days, hours) : hoursLeft(state.left, m)
    }
    case 'trial-over':
    case 'paid-over':
      return m.expired
    case 'offered':
    case 'with-registration':
      return ''
  }
}

const hoursLeft = ({ hours, minutes }: TimeLeft, m: Texts) => m.hoursMinutesRemaining(hours, minutes)
