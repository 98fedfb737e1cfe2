import type { Job } from '@hanap/contract/jobs/jobs'
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
  const amountAt = Math.max(0, figure.indexOf('₱'))
  return (
    <div className="ledger">
      <p className="truncate">
        <b className={isKnown ? 'head-text text-[0.9375rem] text-ink' : 'text-t1 font-normal'}>
          {amountAt > 0 && <span className="font-body text-t0 font-normal">{figure.slice(0, amountAt)}</span>}
          <span>{figure.slice(amountAt)}</span>
        </b>{' '}
        {/* A range leaves no room for it; the line above the list says it. */}
        {isKnown && <span className={figure.includes('–') ? 'sr-only' : ''}>{m.aMonth}</span>}
      </p>
      <PayRuler paid={job} />
      <p>
        <HoursWords hours={job.work_hours} />
      </p>
      <HoursStrip hours={job.work_hours} />
    </div>
  )
}
