import { defineMessages } from '../../i18n/messages.ts'

/** Our estimate in pesos a month comes first, always beside the employer's own words. */
export const salaryMessages = defineMessages({
  about: (amount: string) => `about ${amount}`,
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  aMonth: 'a month',
  aMonthEstimate: 'a month, our estimate',
  notStated: 'Pay not stated',
  noMonthlyFigure: 'Pay unclear',
  postedAs: (text: string) => `Posted as “${text}”`,
  scaleKey: '₱0–120k',
  scaleKeyMore: ' a month, tick = 20k',
  pay: 'Pay',
  thisJob: 'This job',
  typical: (pesos: string, dollars: string, listings: string) =>
    `Typical for work like this: ${pesos} a month · ${dollars} (the middle half of ${listings} jobs)`,
  employerWrote: (text: string) => `The employer wrote: “${text}”.`,
  employerWroteNothing: 'The employer didn’t mention pay.',
  noMonth: 'Too unclear to convert.',
  converted: (date: string) => `Converted at the exchange rate of ${date}.`,
})
