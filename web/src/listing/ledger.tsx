import type { Job } from '@hanap/contract/jobs/jobs'
import { Moon, Sun } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/signs/icon.tsx'
import { HoursStrip } from './hours/hours-strip.tsx'
import { rowHours } from './hours/row-words.ts'
import { salaryMessages } from './pay/messages.ts'
import { PayRuler } from './pay/pay-ruler.tsx'
import { payFigure, payKind } from './pay/pay-words.ts'

type LedgerProps = { job: Pick<Job, 'salary' | 'pay' | 'work_hours'> }

/** Pay and hours of a row on two lines, words left and drawings right, so that both line up down a list. */
export function Ledger({ job }: LedgerProps) {
  const m = salaryMessages
  const { kind } = job.work_hours
  const { word, range } = rowHours(job.work_hours)
  const isKnown = payKind(job) === 'estimate'
  const figure = payFigure(job, m)
  // 'About ' is quieter than the amount, and narrower: both ends of a range must be read on the narrowest phone.
  const amountAt = Math.max(0, figure.indexOf('₱'))
  const glyph = kind === 'night' ? Moon : kind === 'day' ? Sun : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_128px] items-center gap-x-2 max-[359px]:grid-cols-[minmax(0,1fr)_84px] gap-y-0.5 text-t0 leading-[19px] text-ink-2 lg:grid-cols-[minmax(0,1fr)_196px]">
      <p className="truncate">
        <b className={classNames('head-text text-[0.9375rem]', isKnown ? 'text-ink' : 'text-ink-3')}>
          {amountAt > 0 && <span className="font-body text-t0 font-normal">{figure.slice(0, amountAt)}</span>}
          <span>{figure.slice(amountAt)}</span>
        </b>{' '}
        {/* A range leaves no room for it on phones, and the line above the list says it. */}
        {isKnown && <span className={figure.includes('–') ? 'max-lg:sr-only' : ''}>{m.aMonth}</span>}
      </p>
      <PayRuler paid={job} />
      <p className="flex items-center gap-1.5 truncate">
        {glyph && <Icon of={glyph} size="small" />}
        <span className="truncate">
          <b className={classNames('font-medium', glyph && 'text-ink')}>{word}</b> {range}
        </span>
      </p>
      <HoursStrip hours={job.work_hours} />
    </div>
  )
}
