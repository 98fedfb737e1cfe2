import { defineMessages } from '../../i18n/messages.ts'

/** How pay is told: our estimate in pesos a month first, the employer's own words always beside it. */
export const salaryMessages = defineMessages({
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  aMonthEstimate: 'a month, our estimate',
  notStated: 'Pay not stated',
  noMonthlyFigure: 'No monthly figure',
  postedAs: (text: string) => `Posted as “${text}”`,
  scaleKey: '₱0–120k a month, tick = 20k',
  pay: 'Pay',
  thisJob: 'This job',
  typical: (pesos: string, dollars: string, listings: string) =>
    `Typical for work like this: ${pesos} a month · ${dollars} (the middle half of ${listings} listings)`,
  employerWrote: (text: string) => `The employer wrote: “${text}”.`,
  employerWroteNothing: 'The employer wrote nothing about pay.',
  noMonth: 'A monthly figure cannot be worked out from these words.',
  converted: (date: string) => `Converted at the exchange rate of ${date}.`,
  assumed: 'How we read it',
  'full-time-40-hours': 'No hours are stated: we took Full Time as 40 hours a week.',
  'hours-of-a-day': 'The stated hours fit one full-time day: we counted five days a week.',
  'eight-hour-day': 'Pay is by the day: we took a day as eight hours.',
  'currency-by-size': 'No currency is stated: we judged it by the size of the figure.',
  'hour-by-size': 'No period is stated: we took the figure as pay by the hour.',
  'month-by-size': 'No period is stated: we took the figure as pay by the month.',
  'peso-sign-lost': 'A “?” stands where a peso sign was lost: we read it as pesos.',
  'thousands-carried': 'The “k” is written once: we read both figures as thousands.',
  'range-reversed': 'The higher figure was written first: we turned the range round.',
  'first-of-several': 'The text offers more than one pay: this is the first.',
  'month-from-text': 'The text itself gives the pay of a month: we took that.',
  'figure-unclear': 'The figure can be read in two ways, so we did not read it.',
  'implausible-month': 'The figure is too far from what a month pays, so we did not work one out.',
})
