import { TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { Check, Info, type LucideIcon, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../i18n/format.ts'
import { Icon } from '../../ui/signs/icon.tsx'
import { Progress } from '../../ui/signs/progress.tsx'
import { subscriptionMessages } from './messages.ts'
import type { LimitsNow, Plan } from './usage.ts'

/** Same order on every card, so that rows align. */
export function PlanFeatures({ plan, now }: { plan: Plan; now: LimitsNow }) {
  const m = subscriptionMessages
  const { searches } = now
  const isBinding = plan.plan_type === now.planType
  const moreSaved = now.saved ? plan.max_saved_jobs - now.saved.max : 0
  const moreSearches = now.maxSearches === null ? 0 : plan.max_searches - now.maxSearches
  return (
    <ul>
      <Feature
        note={
          isBinding && now.saved ? (
            <InUse {...now.saved} words={m.savedNow} />
          ) : (
            moreSaved > 0 && m.moreThanNow(formatCount(moreSaved))
          )
        }
      >
        {m.saveUpTo} <b className="head-text">{formatCount(plan.max_saved_jobs)}</b> {m.jobs}
      </Feature>
      <Feature
        note={
          isBinding && searches ? (
            <InUse {...searches} words={m.searchesNow} />
          ) : (
            moreSearches > 0 && m.moreEachMonth(formatCount(moreSearches))
          )
        }
      >
        <b className="head-text">{formatCount(plan.max_searches)}</b> {m.searches}
      </Feature>
      {plan.has_advanced_filtering ? (
        <Feature note={m.advancedFilteringText}>{m.advancedFiltering}</Feature>
      ) : (
        <Feature icon={Minus} kind="plan-lacks">
          {m.noAdvancedFiltering}
        </Feature>
      )}
      <Feature>{plan.plan_type === 'free' ? m.trialLength(TRIAL_DAYS) : m.oneMonth}</Feature>
      {plan.plan_type !== 'free' && (
        <Feature icon={Info} kind="plan-note">
          {m.noRefund}
        </Feature>
      )}
    </ul>
  )
}

function InUse(props: { count: number; max: number; words: (count: string, max: string) => string }) {
  const { count, max, words } = props
  return <Progress label={words(formatCount(count), formatCount(max))} value={count} max={max} thin />
}

function Feature(props: { icon?: LucideIcon; kind?: string; note?: ReactNode; children: ReactNode }) {
  return (
    <li className={props.kind}>
      <Icon of={props.icon ?? Check} />
      <div>
        <p>{props.children}</p>
        {props.note && <div className="plan-more">{props.note}</div>}
      </div>
    </li>
  )
}
