import type { Translated } from '../../../../i18n/messages.ts'
import type { pastMessages as english } from './past-messages.ts'

export const pastMessages: Translated<typeof english> = {
  heading: 'Mga pagbabago sa trabahong ito',
  seen: 'Unang nakita ng Hanap',
  title: 'Bagong title',
  pay: 'Bagong sahod sa post',
  text: 'Binago ang description',
  bumped: 'Inakyat ulit sa taas ng board',
  bumpedTimes: (count) => `${count} beses inakyat sa taas ng board`,
  gone: 'Tinanggal',
  back: 'Na-post ulit',
  none: 'wala',
  before: 'dati:',
  toNow: 'ngayon:',
}
