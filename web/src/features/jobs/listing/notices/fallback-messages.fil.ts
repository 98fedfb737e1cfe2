import type { Translated } from '../../../../i18n/messages.ts'
import type { fallbackMessages as english } from './fallback-messages.ts'

export const fallbackMessages: Translated<typeof english> = {
  fallbackTitle: 'Hindi gumagana ang search ngayon',
  fallbackText: (read) => `Ito ang mga match sa ${read} pinakabagong job. Hinanap ang mga ito sa browser mo.`,
  fallbackSimpler: 'Sa ngayon, eksaktong salita lang ang hinahanap.',
  fallbackViewAll: 'Tingnan ang lahat',
}
