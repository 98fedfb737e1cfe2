import type { Translated } from '../../i18n/messages.ts'
import type { asksMessages as english } from './asks-messages.ts'

export const asksMessages: Translated<typeof english> = {
  asks: 'Hinihingi:',
  'subject-line': 'subject',
  'include-phrase': 'code word',
  questions: (count) => `${count} tanong`,
  recording: 'recording',
  'link-form': 'form',
  test: 'test',
}
