import { defineMessages } from '../../i18n/messages.ts'

/** A seeker takes a job out of their own lists, and puts it back. */
export const hiddenJobMessages = defineMessages({
  hide: 'Hide this job',
  hidden: 'Job hidden',
  hiddenText: (title: string) => `“${title}” is out of your lists.`,
  undo: 'Undo',
  hideFailed: 'This job could not be hidden. Please try again.',
  youHid: 'You hid this job',
  youHidText: 'It is in none of your lists. Saving and applying still work.',
  showAgain: 'Show again',
  shown: 'This job is back in your lists.',
  showFailed: 'This job could not be put back. Please try again.',
})
