import { MAX_SAVED_SEARCHES, type SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { counted } from '../../i18n/counted.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** An unknown reason has no words. */
const pauses: Readonly<Record<NonNullable<SavedSearch['paused']>, string>> = {
  off: 'Alerts are off for this search.',
  'job-alerts-off': 'Paused: job alerts are off in your settings.',
  'no-plan': 'Paused: you have no active plan.',
  filters: 'Paused: it uses filters, which are part of Premium.',
}

export const savedSearchMessages = defineMessages({
  title: 'Saved Searches',
  lead: 'We check every new job and alert you about matches.',
  loading: 'Loading your saved searches',
  loadFailed: 'Failed to load your saved searches. Please try again.',
  count: (count: number) => `${count} of ${MAX_SAVED_SEARCHES} searches`,
  emptyTitle: 'No saved searches yet',
  emptyText: 'Search for a job, then press “Save search”. We’ll alert you about new matches.',
  findJobs: 'Find Jobs',

  alertsOffTitle: 'Job alerts are off',
  alertsOffText: 'You won’t get alerts until you turn them on.',
  noPlanTitle: 'Alerts are paused',
  noPlanText: 'Alerts come with every plan. Yours has ended, but your searches are safe.',
  changeInSettings: 'Change in Settings',
  seePlans: 'See plans',

  criteria: 'What we search for',
  recent: (count: number) => `${counted(count, 'new job')} in the last 7 days`,
  noRecent: 'No new job in the last 7 days',
  lastMatch: (age: string) => `last match ${age}`,
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
  nameHint: 'Your alerts use this name.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  renamed: 'Search renamed',
  alertsOn: 'Alerts are on',
  alertsAreOff: 'Alerts are off',
  changeFailed: 'We couldn’t save your change. Please try again.',
  network: 'We couldn’t reach Hanap. Check your connection and try again.',
  removed: 'Search removed',
  removedText: (name: string) => `You won’t get alerts for “${name}” anymore.`,
  undo: 'Undo',
  undone: 'Search saved again',
  undoFailed: 'We couldn’t save the search again. Please save it from the job list.',
  removeFailed: 'We couldn’t remove the search. Please try again.',
})
