import { MAX_SAVED_SEARCHES, type SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { counted } from '../../i18n/counted.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** Why a search tells nothing at present; a reason that this build does not know has no words. */
const pauses: Readonly<Record<NonNullable<SavedSearch['paused']>, string>> = {
  off: 'Alerts are off for this search.',
  'job-alerts-off': 'Paused: job alerts are off in your settings.',
  'no-plan': 'Paused: you have no active plan.',
  filters: 'Paused: it uses filters, which are part of Premium.',
}

/** Texts of the page of saved searches, and of whatever changes one. */
export const savedSearchMessages = defineMessages({
  title: 'Saved Searches',
  lead: 'Every new listing is held against these, and you are told of those that match.',
  loading: 'Loading your saved searches',
  loadFailed: 'Failed to load your saved searches. Please try again.',
  count: (count: number) => `${count} of ${MAX_SAVED_SEARCHES} searches`,
  emptyTitle: 'No saved searches yet',
  emptyText: 'Search for a job, then press “Save this search”: new listings that match come to you.',
  findJobs: 'Find Jobs',

  told: (when: string) => `Alerts come ${when}, by e-mail and in your notifications.`,
  alertsOffTitle: 'Job alerts are off',
  alertsOffText: 'None of these searches tells you anything until you switch them on.',
  noPlanTitle: 'Alerts are paused',
  noPlanText: 'Alerts are part of every plan. Yours has ended; your searches are kept.',
  changeInSettings: 'Change in Settings',
  seePlans: 'See plans',

  criteria: 'What is searched for',
  recent: (count: number) => `${counted(count, 'new job')} in the last 7 days`,
  noRecent: 'No new job in the last 7 days',
  lastMatch: (age: string) => `the last one ${age}`,
  savedOn: (age: string) => `saved ${age}`,
  paused: (reason: NonNullable<SavedSearch['paused']>): string => pauses[reason] ?? '',
  alerts: 'Alerts',
  alertsTitled: (name: string) => `Alerts for ${name}`,
  showJobs: 'Show jobs',
  rename: 'Rename',
  renameTitled: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeTitled: (name: string) => `Remove ${name}`,

  renameTitle: 'Rename this search',
  name: 'Name',
  nameHint: 'It is the heading of what we tell you.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  renamed: 'Search renamed',
  alertsOn: 'Alerts are on',
  alertsAreOff: 'Alerts are off',
  changeFailed: 'Your change was not saved. Please try again.',
  network: 'We could not reach Hanap. Check your connection and try again.',
  removed: 'Search removed',
  removedText: (name: string) => `“${name}” tells you nothing any more.`,
  undo: 'Undo',
  undone: 'Search saved again',
  undoFailed: 'The search could not be saved again. Please save it from the listing.',
  removeFailed: 'The search was not removed. Please try again.',
})
