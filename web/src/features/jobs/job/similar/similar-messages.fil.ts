import type { Translated } from '../../../../i18n/messages.ts'
import type { similarMessages as english } from './similar-messages.ts'

export const similarMessages: Translated<typeof english> = {
  like: 'Mga job na katulad ng',
  quoted: (title) => `“${title}”`,
  noSimilarFound: 'Walang nakitang katulad na trabaho',
  noSimilarText: 'Walang ibang trabaho sa listahan na katulad nito.',
  seeSimilar: 'Lahat ng katulad na trabaho',
  noSimilar: 'Walang katulad na trabaho ngayon.',
}
