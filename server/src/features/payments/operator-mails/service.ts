import { plans } from '@hanap/contract/payments/plans'
import type { Tx } from '../../../db/open.ts'
import type { Mails } from '../../mails/service.ts'
import { operatorNoticeMail } from '../emails.ts'
import { inPesos } from '../rules/money-and-words.ts'
import { isWhollyRefunded } from '../rules.ts'
import type { PaymentRow } from '../store.ts'

export type Notice =
  | 'refunded'
  | 'given-back-first'
  | 'disputed'
  | 'dispute-resolved'
  | 'dispute-lost'
  | 'left-open'
  | 'mismatch'
  | 'payer-gone'

/** @param detail without personal or card data */
export type TellOperator = (tx: Tx, row: PaymentRow, notice: Notice, detail?: string) => Promise<void>

const GOES_ON =
  'The month that it paid for goes on until you decide otherwise: ‘npm run operator -- payments look NUMBER’ says whose it is, and ‘plans end MAIL --reason TEXT’ ends it, with all other months: ‘plans give’ gives those back that were paid for.'

const words: Readonly<
  Record<Notice, { happened: (row: PaymentRow, detail: string) => string; decide: string }>
> = {
  refunded: {
    happened: (row) =>
      isWhollyRefunded(row)
        ? 'A payment was given back, all of it.'
        : `Of a payment ${inPesos(row.refunded_amount)} was given back so far.`,
    decide: GOES_ON,
  },
  'given-back-first': {
    happened: () => 'A payment was given back, all of it, before it was first seen here as paid.',
    decide: 'Nothing was given for it, and its payer reads that it was given back: there is nothing to do.',
  },
  disputed: {
    happened: () => 'The holder of the card disputes a payment at the bank.',
    decide: `Answer the dispute at the provider before its time is up. ${GOES_ON}`,
  },
  'dispute-resolved': {
    happened: () => 'A payment is not disputed any more.',
    decide: 'The month that it paid for was never taken away: there is nothing to do.',
  },
  'dispute-lost': {
    happened: () => 'A dispute is over, and the payment is still disputed: the holder of the card won it.',
    decide: `The bank keeps the money. ${GOES_ON}`,
  },
  'left-open': {
    happened: () =>
      'A payment was not finished in time, and the provider does not give it up. It has failed here; whoever is still at the bank’s page might pay it.',
    decide:
      'Cancel it at the provider. Should it be paid all the same, its month is given then, as for any other.',
  },
  mismatch: {
    happened: (_, detail) =>
      `A payment is not what was asked for (${detail}). Nothing is given for it, and the seeker is told to contact support.`,
    decide: 'Look at it at the provider. Where money was taken, give it back there.',
  },
  'payer-gone': {
    happened: () => 'A payment was made by somebody whose account is gone. Nobody has anything for it.',
    decide: 'Give the money back at the provider.',
  },
}

/**
 * Tells the operator by log and email. Writes emails in the caller's transaction, so each event is sent once.
 * @param given.operatorEmails if empty, only logs
 */
export function createNotices(given: {
  mails: Pick<Mails, 'queue'>
  operatorEmails: readonly string[]
  log: (line: string) => void
}): TellOperator {
  const { mails, operatorEmails, log } = given
  return async (tx, row, notice, detail = '') => {
    const { happened, decide } = words[notice]
    const what = happened(row, detail)
    log(`Payment ${row.id} (${row.provider_id ?? 'not begun'}), ${notice}: ${what} ${decide}`)
    const data = {
      subject: `Payment ${row.id}: ${notice.replaceAll('-', ' ')}`,
      happened: what,
      facts: [
        `Payment: ${row.id}`,
        `At the provider: ${row.provider_id ?? 'not begun'}`,
        `Plan: ${plans[row.plan_type].name}, 1 month`,
        `Amount: ${inPesos(row.amount)}`,
        ...(row.refunded_amount > 0 ? [`Given back: ${inPesos(row.refunded_amount)}`] : []),
      ],
      decide,
    }
    for (const to of operatorEmails)
      await mails.queue(tx, { email: operatorNoticeMail, to, userId: null, data })
  }
}
