import type { EmployerPage } from '@hanap/contract/jobs/employers'
import { salaryMessages } from '../../listing/pay/messages.ts'
import { PayRuler } from '../../listing/pay/pay-ruler.tsx'
import { dollarFigure, payFigure } from '../../listing/pay/pay-words.ts'
import { Panel } from '../../ui/surfaces/panel.tsx'
import { directoryMessages } from './directory-messages.ts'

/** Up to this many listings show their full range, more their middle half. */
const FEW = 3

/** Monthly, on the scale of all listings. */
export function EmployerPay({ pay }: Pick<EmployerPage, 'pay'>) {
  const m = directoryMessages
  return (
    <Panel title={m.pay}>
      {pay === null ? <p className="text-t1 text-ink-2">{m.payUnknown}</p> : <Range pay={pay} />}
    </Panel>
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
        <b className="head-text text-t4">{payFigure(paid, texts)}</b>{' '}
        <span className="block text-t1 text-ink-2">{[m.aMonth, dollarFigure(paid, texts)].join(' · ')}</span>
      </p>
      <PayRuler paid={paid} labelled />
      <p className="text-t1 text-ink-2">{basis}</p>
    </>
  )
}
