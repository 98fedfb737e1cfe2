import { defineMessages } from '../../../i18n/messages.ts'

export const askedMessages = defineMessages({
  asks: (count: string) => `Asks: ${count}`,
  done: 'Done',
  notYet: 'Not yet',
  putIn: 'Put it in',
})
