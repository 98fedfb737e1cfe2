import type { NotificationSettings } from '@hanap/contract/notices/notifications'
import { digestTime } from './hour-words.ts'

/** Words that are clear alone; also for saved searches. */
export const frequencyWords: Readonly<Record<NotificationSettings['frequency'], string>> = {
  immediately: 'within minutes of a new job',
  daily: `once a day, at ${digestTime} in Manila`,
  weekly: `on Monday, at ${digestTime} in Manila`,
}
