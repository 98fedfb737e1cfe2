import type { Translated } from '../../i18n/messages.ts'
import type { emptyMessages as english } from './empty-messages.ts'

export const emptyMessages: Translated<typeof english> = {
  title: 'Ito ang makikita mo dito',
  jobs: 'Mga bagong job para sa iyo',
  jobsText: 'Mag-save ng search, at darating ang bawat match kasama ang sahod sa piso.',
  toSearches: 'Mga naka-save na search',
  applications: 'Mga application mo',
  applicationsText: 'Kung ano ang nagbago, at kung kailan dapat mag-follow up.',
  toApplications: 'Applications',
  account: 'Account mo',
  accountText: 'Mga resibo, login, at data mo.',
}
