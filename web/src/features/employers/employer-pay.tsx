import type { EmployerPage } from '@hanap/contract/jobs/employers'
import { useId } from 'react'
import { salaryMessages } from '../../listing/pay/messages.ts'
import { PayRuler } from '../../listing/pay/pay-ruler.tsx'
import { dollarFigure, payFigure } from '../../listing/pay/pay-words.ts'
import { directoryMessages } from './directory-messages.ts'

/** Up to this many listings show their full range, more their middle half. */
const FEW = 3

/** Monthly, on the scale of all listings. */
export function EmployerPay({ pay }: Pick<EmployerPage, 'pay'>) {
  const m = directoryMessages
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-12"
    >
      <h2 id={id} className="text-t1 lg:col-span-2">
        {m.pay}
      </h2>
      {pay === null ? <p className="text-ink-2">{m.payUnknown}</p> : <Range pay={pay} />}
    </section>
  )
}

function Range({ pay }: { pay: NonNullable<EmployerPage['pay']> }) {
  const m = directoryMessages
  const texts = salaryMessages
  const paid = { salary: '', pay: { ...pay, rate_date: '', assumptions: [] } }
  const { listings } = pay
  const basis = listings === 1 ? m.payOfOne : listings <= FEW ? m.payOfFew(listings) : m.payOfMany(listings)
  return (
    <>
      <p className="leading-tight">
        <b className="head-text text-t4 whitespace-nowrap">{payFigure(paid, texts)}</b>{' '}
        <span className="block text-t0 text-ink-2">{[m.aMonth, dollarFigure(paid, texts)].join(' · ')}</span>
      </p>
      <div className="lg:-mt-5">
        <PayRuler paid={paid} labelled />
        <p className="text-t0 text-ink-2">{basis}</p>
      </div>
    </>
  )
}
