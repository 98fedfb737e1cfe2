import { digestTime } from './hour-words.ts'

/** When alerts come, in words that stand alone; also for the saved searches. */
export const frequencyWords = {
  immediately: 'within minutes of a new listing',
  daily: `once a day, at ${digestTime}`,
  weekly: `on Monday, at ${digestTime}`,
} as const
