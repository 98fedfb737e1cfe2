import type { Translated } from '../i18n/messages.ts'
import type { notFoundMessages as english } from './not-found-messages.ts'

export const notFoundMessages: Translated<typeof english> = {
  title: 'Walang pahina rito',
  text: 'Baka may mali sa address, o wala na ang dating narito.',
  address: (path) => `Hinanap mo ang ${path}`,
  backHome: 'Pumunta sa home page',
}
