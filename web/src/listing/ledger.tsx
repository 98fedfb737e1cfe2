import type { Job } from '@hanap/contract/jobs/jobs'
import { classNames } from '../ui/class-names.ts'
import { HoursStrip } from './hours/hours-strip.tsx'
import { HoursWords } from './hours/hours-words.tsx'
import { salaryMessages } from './pay/messages.ts'
import { PayRuler } from './pay/pay-ruler.tsx'
import { payFigure, payKind } from './pay/pay-words.ts'

type LedgerProps = { job: Pick<Job, 'salary' | 'pay' | 'work_hours'> }

/** Words left, drawings right, aligned down the list. */
export function Ledger({ job }: LedgerProps) {
  const m = salaryMessages
  const isKnown = payKind(job) === 'estimate'
  const figure = payFigure(job, m)
  // 'About ' is narrow: both ends of a range must fit the narrowest phone.
  const amountAt = Math.max(0, figure.indexOf('₱'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_128px] items-center gap-x-2 max-[359px]:grid-cols-[minmax(0,1fr)_84px] gap-y-0.5 text-t0 leading-[1.1875rem] text-ink-2 lg:grid-cols-[minmax(0,1fr)_196px]">
      <p className="truncate">
        <b className={classNames('head-text text-[0.9375rem]', isKnown ? 'text-ink' : 'text-ink-3')}>
          {amountAt > 0 && <span className="font-body text-t0 font-normal">{figure.slice(0, amountAt)}</span>}
          <span>{figure.slice(amountAt)}</span>
        </b>{' '}
        {/* A range leaves no room for it; the line above the list says it. */}
        {isKnown && <span className={figure.includes('–') ? 'sr-only' : ''}>{m.aMonth}</span>}
      </p>
      <PayRuler paid={job} />
      <p className="min-w-0">
        <HoursWords hours={job.work_hours} />
      </p>
      <HoursStrip hours={job.work_hours} />
    </div>
  )
}
