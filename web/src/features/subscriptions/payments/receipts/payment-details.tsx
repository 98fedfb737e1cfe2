import '../payments.css'
import type { Payment } from '@hanap/contract/payments/payments'
import { pages } from '@hanap/contract/site/pages'
import { BadgeCheck } from 'lucide-react'
import { formatDateTime } from '../../../../i18n/format.ts'
import { translate } from '../../../../i18n/translate.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Badge } from '../../../../ui/signs/badge.tsx'
import { brandOfWord } from '../card/card-brand.ts'
import { CardMark } from '../card/card-mark.tsx'
import { paymentMessages } from '../messages.ts'
import { PaymentStatus } from '../payment-status.tsx'
import { WholeAddress } from './whole-address.tsx'

export function PaymentDetails({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const m = paymentMessages
  const { billing, paid_at } = payment
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      size="small"
      title={m.detailsTitle}
      footer={
        <>
          <ButtonLink to={pages.receipt.path} params={{ id: payment.id }}>
            {m.seeReceipt}
          </ButtonLink>
          <Button look="primary" onClick={onClose}>
            {m.close}
          </Button>
        </>
      }
    >
      <div>
        <div className="flex items-center justify-between gap-3">
          <p className="text-t1 text-ink-2">{m.grossAmount}</p>
          {payment.status === 'PAID' && payment.refunded === 0 ? (
            <Badge tone="green-solid" icon={BadgeCheck}>
              {m.paid}
            </Badge>
          ) : (
            <PaymentStatus payment={payment} />
          )}
        </div>
        <p className="payment-amount head-text">{m.amount(payment.amount.toFixed(2))}</p>
      </div>
      <p className="payment-card-line">
        <CardMark brand={brandOfWord(payment.card)} />
        <span>{m.cardEnding(payment.card_last4)}</span>
      </p>
      <p>
        {paid_at === null
          ? m.startedOn(formatDateTime(payment.created_at))
          : m.paidOn(formatDateTime(paid_at))}
      </p>
      <div>
        <p className="text-t1 text-ink-2">{m.description}</p>
        <p>{translate(payment.description) || m.defaultDescription}</p>
      </div>
      <div className="wrap-anywhere">
        <p className="text-t1 text-ink-2">{m.billing}</p>
        <p>{billing.name}</p>
        <p>
          <WholeAddress address={billing.email} />
        </p>
        {billing.phone && <p>{billing.phone}</p>}
      </div>
    </Dialog>
  )
}
