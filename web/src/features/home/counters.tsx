import { formatCount } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.tsx'
import { homeMessages } from './messages.ts'
import { useCounter } from './use-counter.ts'

/** The figures that the front page counts up to: seekers, employers, jobs. */
const targets = { jobSeekers: 1_000, employers: 3_500, jobs: 12_000 } as const

/** Three figures that run up once when the page opens. */
export function Counters() {
  const m = useMessages(homeMessages)
  return (
    <div className="home-count">
      <dl className="wrap">
        <Counter label={m.jobSeekers} target={targets.jobSeekers} />
        <Counter label={m.employers} target={targets.employers} />
        <Counter label={m.jobs} target={targets.jobs} />
      </dl>
    </div>
  )
}

function Counter({ label, target }: { label: string; target: number }) {
  const value = useCounter(target)
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  )
}
