import type { TypicalPay } from '@hanap/contract/jobs/job-details'
import { Suspense } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { salaryMessages } from './messages.ts'
import { PayRuler } from './pay-ruler.tsx'
import { dollarFigure, type Paid, payFigure, payKind, typicalText } from './pay-words.ts'

/** Lazy: few jobs need them. */
const Assumptions = lazyPart(async () => (await import('./assumptions.tsx')).Assumptions)

/** The height of one. */
const ASSUMPTION_ROOM = 'h-5.5'

/** For a job's own page. */
export function PayFacts({ paid, typical = null }: { paid: Paid; typical?: TypicalPay | null }) {
  const m = salaryMessages
  const kind = payKind(paid)
  const dollars = dollarFigure(paid, m)
  return (
    <>
      <p className="leading-tight">
        <b className="head-text text-t4">{payFigure(paid, m)}</b>{' '}
        {kind === 'estimate' && (
          <span className="block text-t1 text-ink-2">
            {[m.aMonthEstimate, dollars].filter(Boolean).join(' · ')}
          </span>
        )}
      </p>
      <PayRuler paid={paid} labelled typical={typical} />
      {(kind === 'estimate' || typical) && (
        <div className="grid gap-1 text-t0 text-ink-2">
          {kind === 'estimate' && (
            <p className="flex items-center gap-1.5">
              <span className="h-2.5 w-4.5 border-[1.5px] border-mango-edge bg-mango" aria-hidden="true" />
              {m.thisJob}
            </p>
          )}
          {typical && (
            <p className="flex items-start gap-1.5">
              <span
                className="mt-1.5 h-1.5 w-4.5 flex-none border-[1.5px] border-t-0 border-ink-2"
                aria-hidden="true"
              />
              {typicalText(typical, m)}
            </p>
          )}
        </div>
      )}
      <HowRead paid={paid} />
    </>
  )
}

function HowRead({ paid }: { paid: Paid }) {
  const m = salaryMessages
  const source = paid.salary.trim()
  const kind = payKind(paid)
  const sentences = [
    source === '' ? m.employerWroteNothing : m.employerWrote(source),
    kind === 'no-monthly-figure' && m.noMonth,
    kind === 'estimate' && paid.pay && m.converted(formatDate(`${paid.pay.rate_date}T00:00:00Z`)),
  ]
  const assumptions = paid.pay?.assumptions ?? []
  return (
    <div className="grid gap-2 text-t1 text-ink-2">
      <p className="wrap-anywhere">{sentences.filter(Boolean).join(' ')}</p>
      {assumptions.length > 0 && (
        <Suspense fallback={<div className={ASSUMPTION_ROOM} />}>
          <Assumptions codes={assumptions} />
        </Suspense>
      )}
    </div>
  )
}
