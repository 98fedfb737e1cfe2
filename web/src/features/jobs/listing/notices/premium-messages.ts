import { defineMessages } from '../../../../i18n/messages.ts'

export const premiumMessages = defineMessages({
  premiumTitle: 'Premium Feature',
  premiumText:
    'Filtering by type, pay, hours, date and tags is part of Premium. Searching and sorting are not.',
  upgradeNow: 'Upgrade Now',
  searchWithout: 'Search without filters',
})
