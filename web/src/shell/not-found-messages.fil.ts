import type { Translated } from '../i18n/messages.ts'
import type { notFoundMessages as english } from './not-found-messages.ts'

export const notFoundMessages: Translated<typeof english> = {
  title: 'Hindi nakita ang page',
  text: 'Baka may mali sa address, o tinanggal na ang page.',
  address: (path) => `Hinanap mo ang ${path}`,
  sign: 'Dulo na ng ruta.',
  signText: 'Walang jeep na dumadaan sa address na iyan. Sumakay ka muna sa iba.',
  backHome: 'Pumunta sa home page',
}
