import { Check, Clock, LoaderCircle } from 'lucide-react'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { payMessages } from '../paying/pay-messages.ts'

type Step = 'checking' | 'bank' | 'paid'
const order: readonly Step[] = ['checking', 'bank', 'paid']

/** @param props.waitsForSeeker the seeker must act */
export function PaymentSteps({ step, waitsForSeeker = false }: { step: Step; waitsForSeeker?: boolean }) {
  const m = payMessages
  const words = { checking: m.stepChecking, bank: m.stepBank, paid: m.stepPaid }
  const at = order.indexOf(step)
  const glyph = step === 'paid' ? Check : waitsForSeeker ? Clock : LoaderCircle
  return (
    <ol className="payment-steps" aria-label={m.steps}>
      {order.map((one, place) => (
        <li key={one} aria-current={place === at ? 'step' : undefined} data-done={place < at || undefined}>
          {place < at ? (
            <Icon of={Check} size="small" />
          ) : (
            place === at && (
              <Icon of={glyph} size="small" className={glyph === LoaderCircle ? 'spinner' : ''} />
            )
          )}
          {words[one]}
        </li>
      ))}
    </ol>
  )
}
