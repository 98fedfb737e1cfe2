import { defineMessages } from '../../../../i18n/messages.ts'

/** The contract holds the texts of field errors. */
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
  sending: 'We’re checking your card.',
  sendingLong: 'This is taking longer than usual. Please keep this page open.',
  waiting: 'We got your payment and are still processing it. You’ll be charged once.',
  notNow: 'We’re processing your payment. Please keep this open to see the result.',
  toBank: 'Your bank needs you to confirm this payment. Its page opens now.',
  openBank: 'Open your bank’s page',
  finishAtBank: 'Finish it on your bank’s page',
  unknown: 'We don’t know yet if your payment went through. We’re checking now.',
  unknownNotFound:
    'We don’t know yet if your payment went through. We found no sign of it. You can press Complete Purchase again. We never charge the same payment twice.',
  unknownInProgress:
    'We don’t know yet if your payment went through. It’s still processing. Wait a minute, then press Complete Purchase again. We never charge the same payment twice.',
  unknownNoAnswer:
    'We don’t know yet if your payment went through. You seem to be offline. Once you’re back online, press Complete Purchase again. We never charge the same payment twice.',
  notSent: 'We couldn’t reach Hanap. You weren’t charged. Please try again.',
  providerDown:
    'We couldn’t reach the card payment provider. You weren’t charged. Please try again in a moment.',
  cardNumberWrong: 'Please check the card number.',
  cardDateWrong: 'Please check the expiration date.',
  cardCvcWrong: 'Please check the CVC.',
  bankAddressBad: 'Your bank’s page didn’t open. You weren’t charged. Please try again, or use another card.',
  changed: 'Your plan changed while this was open. Check the details above. Then press Complete Purchase.',
  sessionOver: 'Your session has expired. Please log in again. You weren’t charged.',
  sessionOverLost:
    'Your session has expired. Please log in again. “Your payments” will show if your payment went through.',
  notTaken: 'This site doesn’t take payments. You weren’t charged.',
  extends: (plan: string, from: string) =>
    `Your ${plan} plan continues. This month starts on ${from}, when your current one ends.`,
  endsWithValue: (days: number, plan: string, added: number) =>
    `You’ll lose ${daysOf(days, plan)}. You’ll get ${daysOf(added)} more for ${days === 1 ? 'it' : 'them'}.`,
  endsWithout: (days: number, plan: string) => `You’ll lose ${daysOf(days, plan)}. No refund.`,
  endsUnpaid: (days: number, plan: string) =>
    `You’ll lose ${daysOf(days, plan)}. We count no days for them: the payment was refunded or is disputed.`,
  someUnpaid: (days: number) =>
    `We count nothing for ${daysOf(days)}: the payment was refunded or is disputed.`,
  trialEnds: 'Your free trial ends when this plan starts.',
  runsOut: (date: string) => `Ends on ${date}. It doesn’t renew.`,
  previewFailed: 'We couldn’t work out when this plan would end.',
  tryAgain: 'Try Again',
})

function daysOf(count: number, kind = ''): string {
  return `${count} ${kind && `${kind} `}${count === 1 ? 'day' : 'days'}`
}
