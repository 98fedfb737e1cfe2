import { defineMessages } from '../../../i18n/messages.ts'

/** The price list for everybody; the words on the plans themselves are those of the plans page. */
export const pricingMessages = defineMessages({
  title: 'Pricing',
  lead: (days: number) =>
    `Start with ${days} days free, without a card. Go on for one month at a time, only when you want to.`,
  startTrial: 'Sign Up Now',
  trialNote: 'No card needed. It ends by itself.',
  choose: (plan: string) => `Sign up for ${plan}`,
  paidOnce: (price: string) => `${price} once, for one month, after your account is made.`,
  toPlans: 'See your plan',
  toPlansNote: 'You are signed in: buy and renew on your own plans page.',
  haveAccount: 'Already have an account?',
  logIn: 'Log In',
  questions: 'Good to know',
  renewal: 'Does it renew by itself?',
  renewalText:
    'No. You pay once for one month. Three days before it ends we write to you, and that is all. A paid month is not refunded.',
  after: 'What happens when the trial or the month ends?',
  afterText:
    'You can still log in. What you saved, your applications, letters and profile stay. Searching and applying open again with the next month.',
  counts: 'What counts as a search?',
  countsText:
    'New words in the search box. Filters, sorting, turning pages and opening a job are free, and the same words again within half an hour are the same search. The count starts anew each month.',
  change: 'Can I change my plan?',
  changeText:
    'Yes, at any time. A new plan starts at once. Unused days of a cheaper plan are added to the new one at their value; before you pay you see exactly what changes.',
  pay: 'How can I pay?',
  payText:
    'By card, in pesos. Your card number goes to the payment provider and is never kept by us. Each payment has a receipt you can print.',
  worth: 'See what the jobs pay before you decide',
  worthText: 'The salary guide is open to everybody.',
  salaryGuide: 'Open the salary guide',
})
