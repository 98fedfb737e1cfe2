import { defineMessages } from '../../i18n/messages.ts'

/** Behind a pay estimate, by code. */
export const assumptionMessages = defineMessages({
  assumed: 'How we read it',
  'full-time-40-hours': 'The job states no hours: we took Full Time as 40 hours a week.',
  'hours-of-a-day': 'The stated hours fit one full-time day: we counted five days a week.',
  'eight-hour-day': 'Pay is by the day: we took a day as eight hours.',
  'currency-by-size': 'The job states no currency: we judged by the size of the figure.',
  'hour-by-size': 'The job states no period: we took the figure as pay by the hour.',
  'month-by-size': 'The job states no period: we took the figure as pay by the month.',
  'peso-sign-lost': 'A “?” stands where a peso sign was lost: we read it as pesos.',
  'thousands-carried': 'The job writes “k” once: we read both figures as thousands.',
  'range-reversed': 'The higher figure came first: we swapped the two.',
  'first-of-several': 'The text offers more than one pay: this is the first.',
  'month-from-text': 'The job itself gives pay for a month: we took that.',
  'figure-unclear': 'The figure can mean two things, so we didn’t convert it.',
  'implausible-month': 'The figure is too far from what a month pays, so we didn’t convert it.',
})
