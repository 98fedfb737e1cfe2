import type { Translated } from '../../i18n/messages.ts'
import type { fieldMessages as english } from './field-messages.ts'

export const fieldMessages: Translated<typeof english> = {
  optional: '(opsiyonal)',
  showPassword: 'Ipakita ang password',
  hidePassword: 'Itago ang password',
}
