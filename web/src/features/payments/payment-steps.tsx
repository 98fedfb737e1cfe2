import { Check, LoaderCircle } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { Icon } from '../../ui/icon.tsx'
import { payMessages } from './pay-messages.ts'

type Step = 'checking' | 'bank' | 'paid'
const order: readonly Step[] = ['checking', 'bank', 'paid']

/** How far a payment is: checking, then the bank's confirmation, then paid. */
export function PaymentSteps({ step }: { step: Step }) {
  const m = useMessages(payMessages)
  const words = { checking: m.stepChecking, bank: m.stepBank, paid: m.stepPaid }
  const at = order.indexOf(step)
  return (
    <ol className="payment-steps" aria-label={m.steps}>
      {order.map((one, place) => (
        <li key={one} aria-current={place === at ? 'step' : undefined} data-done={place < at || undefined}>
          {place < at ? (
            <Icon of={Check} size="small" />
          ) : (
            place === at && (
              <Icon
                of={step === 'paid' ? Check : LoaderCircle}
                size="small"
                className={step === 'paid' ? '' : 'spinner'}
              />
            )
          )}
          {words[one]}
        </li>
      ))}
    </ol>
  )
}
