import type { Translated } from '../../../../i18n/messages.ts'
import type { goneMessages as english } from './gone-messages.ts'

export const goneMessages: Translated<typeof english> = {
  gone: 'Wala na ang trabahong ito',
  goneText: 'Tinanggal ito ng Online Jobs Portal, o may mali sa address.',
}
