import './payments.css'
import type { Payment } from '@hanap/contract/payments'
import { plans } from '@hanap/contract/plans'
import { formatPeso } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { paymentMessages } from './messages.ts'
import { PaymentSteps } from './payment-steps.tsx'

/** How a payment stands that is being waited for, or that is not finished and asked for no more. */
export function PaymentWatch(props: { isWatching: boolean; open: Payment | null; onLookAgain: () => void }) {
  const { isWatching, open, onLookAgain } = props
  const m = useMessages(paymentMessages)
  if (isWatching) {
    return (
      <Alert kind="info" live className="payment-watch">
        <PaymentSteps step="bank" />
        <p>{m.watching}</p>
      </Alert>
    )
  }
  if (!open) return null
  return (
    <Alert
      kind="warning"
      className="payment-watch"
      title={m.open(formatPeso(open.amount, { cents: true }), plans[open.plan_type].name)}
      action={
        <Button size="small" onClick={onLookAgain}>
          {m.lookAgain}
        </Button>
      }
    >
      {m.openText}
    </Alert>
  )
}
