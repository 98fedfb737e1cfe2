import type { Translated } from '../../../i18n/messages.ts'
import type { askedMessages as english } from './asked-messages.ts'

export const askedMessages: Translated<typeof english> = {
  asks: (count) => `Hinihingi: ${count}`,
  done: 'Tapos na',
  notYet: 'Hindi pa',
  putIn: 'Ilagay',
}
