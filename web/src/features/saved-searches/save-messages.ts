import { savedSearchTexts } from '@hanap/contract/saved-searches'
import { defineMessages } from '../../i18n/messages.ts'

/** Texts of saving a search from the listing. */
export const saveSearchMessages = defineMessages({
  en: {
    save: 'Save this search',
    saved: 'Search saved',
    update: 'Update this search',
    updating: 'Updating…',
    updateTitled: (name: string) => `Update this search: ${name}`,
    updated: 'Search updated',
    updatedText: (name: string) => `“${name}” looks for this from now on.`,
    undo: 'Undo',
    undone: 'The search is as it was',
    updateFailed: 'The search was not updated',
    updateFailedText: 'Please try again.',
    notOpened: 'Saving could not be opened',
    notOpenedText: 'Check your connection and try again.',
    title: 'Save this search',
    criteria: 'What is searched for',
    noDate: 'The date filter is left out: alerts are always of new listings.',
    name: 'Name',
    alerts: 'Tell me of new jobs that match',
    told: (when: string) => `Alerts come ${when}.`,
    alertsOff: 'Job alerts are off in your settings, so nothing is told yet.',
    toSettings: 'Change in Settings',
    submit: 'Save Search',
    submitting: 'Saving…',
    done: 'Search saved',
    doneText: 'New listings that match come to you.',
    doneSilent: 'You find it under Saved Searches.',
    before: savedSearchTexts.alreadySaved,
    see: 'See saved searches',
    failed: 'The search was not saved. Please try again.',
    network: 'We could not reach Hanap. Check your connection and try again.',
  },
})
