import type { Translated } from '../../../../i18n/messages.ts'
import type { premiumMessages as english } from './premium-messages.ts'

export const premiumMessages: Translated<typeof english> = {
  premiumTitle: 'Para sa Premium',
  premiumText:
    'Kasama sa Premium ang pag-filter ayon sa uri, sahod, oras, petsa, at mga tag. Hindi kailangan ng Premium sa paghahanap at pag-sort.',
  upgradeNow: 'Mag-upgrade na',
  searchWithout: 'Maghanap nang walang filter',
}
