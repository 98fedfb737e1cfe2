import type { Payment } from '@hanap/contract/payments'
import { CircleCheck, CircleX, Clock, type LucideIcon, MessageCircleWarning, Undo2 } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { paymentMessages } from './messages.ts'

const looks: Readonly<Record<Payment['status'], readonly [BadgeTone, LucideIcon]>> = {
  PAID: ['green', CircleCheck],
  PROCESSING: ['yellow', Clock],
  FAILED: ['red', CircleX],
  REFUNDED: ['grey', Undo2],
  DISPUTED: ['purple', MessageCircleWarning],
}

/** How a payment stands, as a badge. */
export function PaymentStatus({ status }: Pick<Payment, 'status'>) {
  const m = useMessages(paymentMessages)
  const words = {
    PAID: m.statusPaid,
    PROCESSING: m.statusProcessing,
    FAILED: m.statusFailed,
    REFUNDED: m.statusRefunded,
    DISPUTED: m.statusDisputed,
  }
  const [tone, icon] = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {words[status]}
    </Badge>
  )
}
