import type { Translated } from '../../i18n/messages.ts'
import type { saveMessages as english } from './save-messages.ts'

export const saveMessages: Translated<typeof english> = {
  save: 'I-save',
  saving: 'Sine-save…',
  discard: 'Ibalik sa dati',
  notSaved: 'Hindi pa naka-save.',
}
