import { type Plan, TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { formatPeso } from '../../i18n/format.ts'
import { planPaints } from '../../seeker/plan-paints.ts'
import { SignBoard } from '../../ui/signs/sign-board.tsx'
import { subscriptionMessages } from './messages.ts'

export function PlanHead(props: {
  /** The id of its heading, which labels the card. */
  id: string
  plan: Pick<Plan, 'plan_type' | 'name' | 'price'>
  badge?: string | null
}) {
  const { id, plan, badge } = props
  const m = subscriptionMessages
  const pitch = { free: m.freePitch(TRIAL_DAYS), basic: m.basicPitch, premium: m.premiumPitch }
  return (
    <>
      <SignBoard paint={planPaints[plan.plan_type]} as="header">
        <h2 id={id} className="sign-text">
          {plan.name}
        </h2>
        <p className="plan-price">
          <b className="sign-text">{formatPeso(plan.price)}</b>
          <span>{m.perMonth}</span>
        </p>
      </SignBoard>
      <div className="plan-pitch">
        <p>{pitch[plan.plan_type]}</p>
        {badge && <span className="plan-badge flip">{badge}</span>}
      </div>
    </>
  )
}
