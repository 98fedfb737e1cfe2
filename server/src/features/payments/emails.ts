import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'

/** For a decision by the operator. Without personal data. */
export const operatorNoticeMail = defineEmail<{
  subject: string
  happened: string
  /** Each 'Name: value'. */
  facts: string[]
  decide: string
}>('operator-notice', ({ subject, happened, facts, decide }) => ({
  subject,
  preheader: happened,
  paragraphs: [happened, facts.join('\n'), decide],
  small: ['This went to OPERATOR_EMAIL of this installation, and to its log.'],
}))

/** Times in Manila. */
export const receiptMail = defineEmail<{
  name: string
  plan: string
  /** '₱100.00' */
  amount: string
  paidAt: string
  startsAt: string
  endsAt: string
  /** '' if unknown. */
  card: string
  reference: string
}>('payment-receipt', ({ name, plan, amount, paidAt, startsAt, endsAt, card, reference }) => ({
  subject: `Your receipt: Hanap ${plan}, ${amount}`,
  preheader: `${plan} until ${endsAt}.`,
  greeting: `Hi ${name},`,
  paragraphs: [
    'Thank you. Your payment went through.',
    [
      'RESIBO',
      `Plan: ${plan}, 1 month`,
      `From: ${startsAt}`,
      `Until: ${endsAt}`,
      `Paid on: ${paidAt}`,
      ...(card === '' ? [] : [`Card: ${card}`]),
      `Total: ${amount}`,
      `Reference: ${reference}`,
    ].join('\n'),
    'It doesn’t renew. You won’t be charged again.',
  ],
  action: { label: 'See your plan', path: pages.plans.path },
  small: ['Times are Manila time. Keep this email: give us the reference if you ask about this payment.'],
}))
