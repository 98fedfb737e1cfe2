import { TRIAL_DAYS } from '@hanap/contract/plans'
import { Check, Info, type LucideIcon, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { subscriptionMessages } from './messages.ts'
import type { LimitsNow, Plan } from './usage.ts'

/** What a plan holds, in the same order on every card so that a row reads straight across. */
export function PlanFeatures({ plan, now }: { plan: Plan; now: LimitsNow }) {
  const m = useMessages(subscriptionMessages)
  const isBinding = plan.plan_type === now.planType
  const moreSaved = now.saved ? plan.max_saved_jobs - now.saved.max : 0
  const moreSearches = now.maxSearches === null ? 0 : plan.max_searches - now.maxSearches
  return (
    <ul>
      <Feature
        note={
          isBinding && now.saved ? (
            <SavedNow count={now.saved.count} max={now.saved.max} />
          ) : (
            moreSaved > 0 && m.moreThanNow(formatCount(moreSaved))
          )
        }
      >
        {m.saveUpTo} <b className="head-text">{formatCount(plan.max_saved_jobs)}</b> {m.jobs}
      </Feature>
      <Feature note={moreSearches > 0 && m.moreEachMonth(formatCount(moreSearches))}>
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

function SavedNow({ count, max }: { count: number; max: number }) {
  const m = useMessages(subscriptionMessages)
  const text = m.savedNow(formatCount(count), formatCount(max))
  return <Progress label={text} value={count} max={max} thin />
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
