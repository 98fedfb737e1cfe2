import type { Translated } from '../../i18n/messages.ts'
import type { applyButtonMessages as english } from './apply-button-messages.ts'

export const applyButtonMessages: Translated<typeof english> = {
  applyNow: 'Mag-apply',
  inApplications: ': tingnan sa Mga application ko',
  appliesAs: (email) => (email === '' ? 'Nakakonekta ang account mo' : `Mag-a-apply bilang ${email}`),
  connectFirst: (provider) => `Ikonekta ang ${provider} para mag-apply`,
  connectAgain: (provider) => `Ikonekta ulit ang ${provider} para mag-apply`,
  change: 'Palitan',
  account: 'ang Online Jobs Portal account mo',
  notOpened: 'Hindi nabuksan ang application form',
  notOpenedText: 'Tingnan ang koneksiyon mo at subukan ulit.',
}
