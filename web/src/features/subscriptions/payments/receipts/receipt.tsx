import '../payments.css'
import './receipt.css'
import type { Payment } from '@hanap/contract/payments/payments'
import { plans } from '@hanap/contract/payments/plans'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../../i18n/format.ts'
import { translate } from '../../../../i18n/translate.ts'
import { brandOfWord } from '../card/card-brand.ts'
import { CardMark } from '../card/card-mark.tsx'
import { paymentMessages, receiptMessages } from '../messages.ts'
import { WholeAddress } from './whole-address.tsx'

type Texts = typeof receiptMessages

/** Stamp and last line say what became of the money. */
export function Receipt({ payment }: { payment: Payment }) {
  const m = receiptMessages
  const { defaultDescription, amount } = paymentMessages
  const { billing, period, paid_at } = payment
  const pesos = (value: number) => amount(value.toFixed(2))
  const money = pesos(payment.amount)
  const { refunded } = payment
  const { stamp, note } = wordsOf(payment.status, m)
  const otherPlan = plans[payment.plan_type === 'basic' ? 'premium' : 'basic'].name
  const isPartly = payment.status === 'PAID' && refunded > 0
  return (
    <article className="receipt">
      <header>
        <p className="sign-text receipt-shop">{m.shop}</p>
        <p className="receipt-kind">{m.resibo}</p>
      </header>
      <dl>
        <Line name={m.reference}>{payment.id}</Line>
        <Line name={paid_at === null ? m.startedOn : m.paidOn}>
          {formatDateTime(paid_at ?? payment.created_at)}
          <small>{m.manila}</small>
        </Line>
        {(payment.card || payment.card_last4) && (
          <Line name={m.card}>
            <span className="receipt-card">
              <CardMark brand={brandOfWord(payment.card)} /> {m.cardEnding(payment.card_last4)}
            </span>
          </Line>
        )}
        <Line name={m.billedTo} isWide>
          {billing.name || m.unknown}
          {billing.email && (
            <small>
              <WholeAddress address={billing.email} />
            </small>
          )}
          {billing.phone && <small>{billing.phone}</small>}
        </Line>
        {period && (
          <Line name={m.period}>
            <span className="block">{formatDateTime(period.starts_at)}</span>{' '}
            <span className="block">{m.until(formatDateTime(period.ends_at))}</span>
            {period.added_days > 0 && <small>{m.added(period.added_days, otherPlan)}</small>}
            {period.replaced_at && <small>{m.replaced(formatDateTime(period.replaced_at), otherPlan)}</small>}
          </Line>
        )}
      </dl>
      <dl className="receipt-sum">
        <Line
          name={
            <>
              {translate(payment.description) || defaultDescription}
              <small>{m.oneMonth}</small>
            </>
          }
        >
          {money}
        </Line>
        <Line name={m.total} isTotal>
          <b>{money}</b>
        </Line>
        {refunded > 0 && (
          <>
            <Line name={m.givenBack}>{`− ${pesos(refunded)}`}</Line>
            <Line name={m.remaining}>{pesos(payment.amount - refunded)}</Line>
          </>
        )}
      </dl>
      <p className={`receipt-stamp receipt-stamp-${payment.status.toLowerCase()}`}>{stamp}</p>
      <p className="receipt-note">
        {translate(payment.error_message) || (isPartly ? m.notePartly(pesos(refunded)) : note)}
      </p>
    </article>
  )
}

/** @param props.isWide gives a long value its own line */
function Line(props: { name: ReactNode; isTotal?: boolean; isWide?: boolean; children: ReactNode }) {
  const { name, isTotal, isWide, children } = props
  return (
    <div className={isTotal ? 'receipt-total' : isWide ? 'receipt-wide' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function wordsOf(status: Payment['status'], m: Texts): { stamp: string; note: string } {
  switch (status) {
    case 'PAID':
      return { stamp: m.stampPaid, note: m.notePaid }
    case 'PROCESSING':
      return { stamp: m.stampProcessing, note: m.noteProcessing }
    case 'FAILED':
      return { stamp: m.stampFailed, note: m.noteFailed }
    case 'REFUNDED':
      return { stamp: m.stampRefunded, note: m.noteRefunded }
    case 'DISPUTED':
      return { stamp: m.stampDisputed, note: m.noteDisputed }
  }
}
