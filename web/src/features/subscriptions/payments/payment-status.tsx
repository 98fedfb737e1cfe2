import type { Payment } from '@hanap/contract/payments/payments'
import { CircleCheck, CircleX, Clock, type LucideIcon, MessageCircleWarning, Undo2 } from 'lucide-react'
import { Badge, type BadgeTone } from '../../../ui/signs/badge.tsx'
import { paymentMessages } from './messages.ts'
import { readBankUrl } from './paying/bank-url.ts'

const looks: Readonly<Record<Payment['status'], readonly [BadgeTone, LucideIcon]>> = {
  PAID: ['green', CircleCheck],
  PROCESSING: ['yellow', Clock],
  FAILED: ['red', CircleX],
  REFUNDED: ['grey', Undo2],
  DISPUTED: ['purple', MessageCircleWarning],
}

export function PaymentStatus({ payment }: { payment: Payment }) {
  const { status, refunded } = payment
  const m = paymentMessages
  const words = {
    PAID: m.statusPaid,
    PROCESSING: m.statusProcessing,
    FAILED: m.statusFailed,
    REFUNDED: m.statusRefunded,
    DISPUTED: m.statusDisputed,
  }
  const isPartly = status === 'PAID' && refunded > 0
  const isWaiting = status === 'PROCESSING' && readBankUrl(payment.next_action_url) !== null
  const [tone, icon] = looks[isPartly ? 'REFUNDED' : status]
  return (
    <Badge tone={tone} icon={icon}>
      {isPartly ? m.statusPartly : isWaiting ? m.statusWaiting : words[status]}
    </Badge>
  )
}
