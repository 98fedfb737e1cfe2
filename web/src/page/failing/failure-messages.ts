import { defineMessages } from '../../i18n/messages.ts'

/** What a page says when it, or a part of it, did not load. */
export const failureMessages = defineMessages({
  errorText: 'Something went wrong on our side. Your work is kept. Please try again in a moment.',
  offlineTitle: 'You are offline',
  offlineText: 'We could not reach Hanap. Check your connection and try again.',
  seemsOffline: 'You seem to be offline.',
  partOfflineText: 'A part of this page could not be fetched. Check your connection and try again.',
  incident: (id: string) => `If it goes on, tell us this number: ${id}`,
  tryAgain: 'Try Again',
})
