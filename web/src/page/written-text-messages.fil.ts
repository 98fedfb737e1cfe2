import type { Translated } from '../i18n/messages.ts'
import type { writtenTextMessages as english } from './written-text-messages.ts'

export const writtenTextMessages: Translated<typeof english> = {
  more: 'Ipakita lahat',
  less: 'Bawasan',
  visit: (name) => `${name} (magbubukas sa bagong tab)`,
}
