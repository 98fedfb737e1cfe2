import { defineMessages } from '../../i18n/messages.ts'

export const failureMessages = defineMessages({
  errorText: 'Something went wrong on our side. Your work is safe. Please try again in a moment.',
  offlineTitle: 'You’re offline',
  offlineText: 'We couldn’t reach Hanap. Check your connection and try again.',
  seemsOffline: 'You seem to be offline.',
  partOfflineText: 'Part of this page didn’t load. Check your connection and try again.',
  incident: (id: string) => `If this keeps happening, give us this number: ${id}`,
  tryAgain: 'Try Again',
})
