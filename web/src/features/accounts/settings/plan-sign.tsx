import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from '../../../api/standing.ts'
import { formatDay } from '../../../i18n/format.ts'
import { planPaints } from '../../../seeker/plan-paints.ts'
import { SignBoard } from '../../../ui/signs/sign-board.tsx'
import { settingsMessages } from './messages.ts'

/** The plan on its own paint. */
export function PlanSign() {
  const m = settingsMessages
  const { data: subscription } = useQuery(subscriptionQuery)
  if (!subscription) return null
  const { plan, status, end_date: end } = subscription
  if (plan === null || status === 'none') return <p className="text-t1">{`${m.plan}: ${m.noPlan}`}</p>
  return (
    <SignBoard paint={planPaints[plan.plan_type]} className="account-plan">
      <b className="sign-text">{plan.name}</b>{' '}
      {end && <span>{(status === 'active' ? m.until : m.ended)(formatDay(end))}</span>}
    </SignBoard>
  )
}
