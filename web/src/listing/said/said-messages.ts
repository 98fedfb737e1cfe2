import { defineMessages } from '../../i18n/messages.ts'

export const saidMessages = defineMessages({
  payDiffers: 'Two different pays',
  payBoth: (field: string) => `The pay field says “${field}”, the text says:`,
  payAsk: 'So we don’t work out a monthly figure. Ask which one is right before you apply.',
  typeDiffers: 'Full time or part time?',
  typeBoth: (field: string) => `It is listed as ${field}, but the text says:`,
  day: 'Day hours in Manila',
  night: 'Night hours in Manila',
  mixed: 'Part day, part night in Manila',
  flexible: 'Flexible hours',
  country: 'Where the employer is',
  countrySaid: (name: string) => `${name}, by its own words:`,
  noClock: 'The job gives no clock times. It says:',
})
