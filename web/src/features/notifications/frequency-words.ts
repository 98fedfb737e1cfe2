import { DIGEST_HOUR } from '@hanap/contract/notifications'

/** When alerts come, in words that stand alone; also for the saved searches. */
export const frequencyWords = {
  immediately: 'within minutes of a new listing',
  daily: `once a day, at ${DIGEST_HOUR}:00 AM in Manila`,
  weekly: `on Monday, at ${DIGEST_HOUR}:00 AM in Manila`,
} as const
