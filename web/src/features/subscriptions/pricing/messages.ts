import { defineMessages } from '../../../i18n/messages.ts'

export const pricingMessages = defineMessages({
  title: 'Pricing',
  lead: (days: number) =>
    `Start with ${days} days free, without a card. Then pay one month at a time, only when you want to.`,
  startTrial: 'Sign Up Now',
  trialNote: 'No card needed. It doesn’t renew.',
  choose: (plan: string) => `Sign up for ${plan}`,
  paidOnce: (price: string) => `${price} for one month, after you sign up.`,
  toPlans: 'See your plan',
  toPlansNote: 'You’re logged in. Buy and renew on your plans page.',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  questions: 'Good to know',
  renewal: 'Does it renew?',
  renewalText:
    'No. You pay once for one month. We email you three days before it ends. There are no refunds.',
  after: 'What happens when the trial or the month ends?',
  afterText:
    'You can still log in. Your saved jobs, applications, cover letters and profile stay. Buy another month to search and apply again.',
  counts: 'What counts as a search?',
  countsText:
    'New words in the search box. Filters, sorting, pages and opening a job are free. Repeating a search within 30 minutes is free too. Searches reset each month.',
  change: 'Can I change my plan?',
  changeText:
    'Yes, anytime. A new plan starts right away. We add the value of unused days of a cheaper plan. You see what changes before you pay.',
  pay: 'How can I pay?',
  payText:
    'By card, in pesos. Your card number goes to the payment provider; we never keep it. You can print a receipt for each payment.',
  worth: 'See what the jobs pay before you decide',
  worthText: 'The salary guide is open to everyone.',
  salaryGuide: 'Open the salary guide',
})
