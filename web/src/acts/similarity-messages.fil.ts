import type { Translated } from '../i18n/messages.ts'
import type { similarityTexts as english } from './similarity-messages.ts'

export const similarityTexts: Translated<typeof english> = {
  'Highly Similar': 'Halos kapareho',
  'Very Similar': 'Katulad na katulad',
  Similar: 'Katulad',
  Related: 'Kaugnay',
}
