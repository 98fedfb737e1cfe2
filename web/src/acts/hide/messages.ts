import { defineMessages } from '../../i18n/messages.ts'

export const hiddenJobMessages = defineMessages({
  hide: 'Hide this job',
  hidden: 'Job hidden',
  hiddenText: (title: string) => `We took “${title}” off your lists.`,
  undo: 'Undo',
  hideFailed: 'We couldn’t hide this job. Please try again.',
  youHid: 'You hid this job',
  youHidText: 'It’s off your lists. You can still save it and apply.',
  showAgain: 'Show again',
  shown: 'This job is back in your lists.',
  showFailed: 'We couldn’t put this job back. Please try again.',
})
