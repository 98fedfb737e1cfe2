import type { Translated } from '../../../../i18n/messages.ts'
import type { fallbackMessages as english } from './fallback-messages.ts'

export const fallbackMessages: Translated<typeof english> = {
  fallbackTitle: 'Hindi sumasagot ang search ngayon',
  fallbackText: (read) => `Ito ang mga tugma sa ${read} pinakabagong listing, na hinanap sa browser mo.`,
  fallbackSimpler: 'Mas simple muna ang paghahanap: hinahanap ang mga salita ayon sa pagkakasulat.',
  fallbackViewAll: 'Tingnan ang lahat',
}
