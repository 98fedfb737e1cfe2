import { defineMessages } from '../../../i18n/messages.ts'

export const askedMessages = defineMessages({
  asks: (count: string, isOne: boolean) => (isOne ? 'Asks for 1 thing' : `Asks for ${count} things`),
  done: 'Done',
  notYet: 'Not yet',
  putIn: 'Put it in',
})
