import { defineMessages } from '../../../../i18n/messages.ts'

/** What the payment dialog says; what is wrong with a field stands in the contract. */
export const payMessages = defineMessages({
  title: 'Complete Your Subscription',
  oneMonth: '1 Month Access',
  until: (date: string) => `, until ${date}`,
  perMonth: '/month',
  cardNumber: 'Card Number',
  cardNumberExample: '1234 1234 1234 1234',
  month: 'Month',
  monthExample: 'MM',
  year: 'Year',
  yearExample: 'YY',
  cvc: 'CVC',
  cvcExample: '123',
  name: 'Name on Card',
  email: 'Email',
  phone: 'Phone Number',
  phoneExample: '+63',
  total: 'Total',
  chargedOnce: 'Charged once. It doesn’t renew. No refund.',
  provider: 'Payment is processed by PayMongo, a card payment provider. We never keep your card number.',
  cancel: 'Cancel',
  complete: 'Complete Purchase',
  processing: 'Processing...',
  steps: 'Your payment',
  stepChecking: 'Checking',
  stepBank: 'Bank confirmation',
  stepPaid: 'Paid',
  sending: 'Your card is being checked.',
  sendingLong: 'This takes longer than usual. Please keep this page open.',
  waiting:
    'Your payment has reached us and is still being made. We keep asking what became of it; it is charged once.',
  notNow: 'Your payment is being made, so this cannot be closed now: you would not see what became of it.',
  toBank: 'Your bank asks you to confirm this payment on its own page. It opens now.',
  openBank: 'Open your bank’s page',
  finishAtBank: 'Finish it on your bank’s page',
  unknown: 'We do not know yet whether your payment went through. We are looking for it now.',
  unknownNotFound:
    'We do not know yet whether your payment went through: we found no sign of it. You can press Complete Purchase again; the same payment is never charged twice.',
  unknownInProgress:
    'We do not know yet whether your payment went through: it is still being made. Wait a minute, then press Complete Purchase again; the same payment is never charged twice.',
  unknownNoAnswer:
    'We do not know yet whether your payment went through: we cannot reach Hanap. When you are connected again, press Complete Purchase again; the same payment is never charged twice.',
  notSent: 'We could not reach Hanap. Nothing was sent and nothing was charged. Please try again.',
  providerDown:
    'We could not reach the card payment provider. You weren’t charged. Please try again in a moment.',
  cardNumberWrong: 'Please check the card number.',
  cardDateWrong: 'Please check the expiration date.',
  cardCvcWrong: 'Please check the CVC.',
  bankAddressBad:
    'Your bank’s page could not be opened, so nothing was charged. Please try again, or use another card.',
  changed:
    'What this payment does has changed since you opened this. Please read it again, then press Complete Purchase.',
  sessionOver: 'Your session has expired. Please log in again. You weren’t charged.',
  sessionOverLost:
    'Your session has expired. Please log in again: under “Your payments” you will see whether your payment went through.',
  notTaken: 'This site doesn’t take payments. You weren’t charged.',
  extends: (plan: string, from: string) =>
    `Your ${plan} plan goes on: this month begins on ${from}, when the time you have paid for is over.`,
  endsWithValue: (days: number, plan: string, added: number) =>
    `${daysOf(days, 'paid')} of ${plan} ${days === 1 ? 'ends' : 'end'} now; ${days === 1 ? 'its' : 'their'} value adds ${daysOf(added)}.`,
  endsWithout: (days: number, plan: string) =>
    `${daysOf(days, 'paid')} of ${plan} ${days === 1 ? 'ends' : 'end'} now. ${days === 1 ? 'It is' : 'They are'} not refunded and ${days === 1 ? 'adds' : 'add'} no days.`,
  endsUnpaid: (days: number, plan: string) =>
    `${daysOf(days)} of ${plan} ${days === 1 ? 'ends' : 'end'} now. Your payment for ${days === 1 ? 'it' : 'them'} was returned or is disputed, so ${days === 1 ? 'it adds' : 'they add'} no days.`,
  someUnpaid: (days: number) =>
    `Of these, ${daysOf(days)} ${days === 1 ? 'adds' : 'add'} nothing: your payment was returned or is disputed.`,
  trialEnds: 'Your free trial ends when this plan begins.',
  runsOut: (date: string) => `Runs out on ${date}. It is not renewed by itself.`,
  previewFailed: 'When this plan would run out could not be worked out just now.',
  tryAgain: 'Try Again',
})

function daysOf(count: number, kind = ''): string {
  return `${count} ${kind && `${kind} `}${count === 1 ? 'day' : 'days'}`
}
