import { classNames } from '../../ui/class-names.ts'
import { salaryMessages } from './messages.ts'
import { PayRuler } from './pay-ruler.tsx'
import { type Paid, payFigure, payKind } from './pay-words.ts'
import { usePostedPay } from './posted-pay.ts'

/** For lists. */
export function PayLine({ paid }: { paid: Paid }) {
  const m = salaryMessages
  const isKnown = payKind(paid) === 'estimate'
  return (
    <>
      <p className="leading-tight">
        <b className={classNames('head-text text-[1.0625rem]', !isKnown && 'text-ink-3')}>
          {payFigure(paid, m)}
        </b>{' '}
        {isKnown && <span className="inline-block text-t0 text-ink-2">{m.aMonthEstimate}</span>}
      </p>
      <PayRuler paid={paid} />
      <PostedPay salary={paid.salary} />
    </>
  )
}

/** The employer's own words, always beside our estimate. */
function PostedPay({ salary }: { salary: string }) {
  const words = usePostedPay(salary)
  return words && <p className="line-clamp-3 text-t0 wrap-anywhere text-ink-2">{words}</p>
}
