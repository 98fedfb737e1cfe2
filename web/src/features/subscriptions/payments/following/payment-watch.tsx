import '../payments.css'
import type { Payment } from '@hanap/contract/payments/payments'
import { plans } from '@hanap/contract/payments/plans'
import { formatPeso } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ButtonAnchor } from '../../../../ui/buttons/button-link.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { paymentMessages } from '../messages.ts'
import { PaymentSteps } from './payment-steps.tsx'

/** @param props.bankUrl where it waits for the seeker */
export function PaymentWatch(props: {
  isWatching: boolean
  open: Payment | null
  bankUrl: string | null
  onLookAgain: () => void
}) {
  const { isWatching, open, bankUrl, onLookAgain } = props
  const m = paymentMessages
  const confirm = bankUrl && (
    <ButtonAnchor href={bankUrl} look="primary" size="small">
      {m.confirmAtBank}
    </ButtonAnchor>
  )
  if (isWatching) {
    return (
      <Alert kind={bankUrl ? 'warning' : 'info'} live className="payment-watch" action={confirm}>
        <PaymentSteps step="bank" waitsForSeeker={bankUrl !== null} />
        <p>{bankUrl ? m.waitsAtBank : m.watching}</p>
      </Alert>
    )
  }
  if (!open) return null
  return (
    <Alert
      kind="warning"
      live={bankUrl !== null}
      className="payment-watch"
      title={m.open(formatPeso(open.amount, { cents: true }), plans[open.plan_type].name)}
      action={
        <div className="payment-watch-actions">
          {confirm}
          <Button size="small" onClick={onLookAgain}>
            {m.lookAgain}
          </Button>
        </div>
      }
    >
      {bankUrl ? m.openAtBank : m.openText}
    </Alert>
  )
}
