import type { Translated } from '../../i18n/messages.ts'
import type { jobReportMessages as english, reasonMessages as englishReasons } from './messages.ts'

export const jobReportMessages: Translated<typeof english> = {
  report: 'I-report ang trabahong ito',
  notOpened: 'Hindi mabuksan ang form ng report.',
  notOpenedText: 'Tingnan ang koneksiyon mo at subukan ulit.',
  what: 'Ano ang mali rito?',
  note: 'Ano ang nakita mo?',
  noteHint: 'Sa sarili mong salita. Hindi ito mababasa ng employer.',
  cancel: 'I-cancel',
  send: 'Ipadala ang report',
  sending: 'Ipinapadala…',
  failed: 'Hindi naipadala ang report mo. Subukan ulit.',
  offline: 'Hindi naipadala ang report mo: walang sumagot. Tingnan ang koneksiyon mo at subukan ulit.',
}

export const reasonMessages: Translated<typeof englishReasons> = {
  'asks-for-money': 'Nanghihingi ito ng pera',
  fake: 'Hindi ito totoong trabaho',
  misleading: 'May sinasabi itong hindi totoo',
  gone: 'Hindi na ito bukas',
  offensive: 'Nang-iinsulto o nagbubukod ito ng tao',
  other: 'Iba pa',
}
