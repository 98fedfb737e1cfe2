import { defineMessages } from '../../../../i18n/messages.ts'
import { digestTime } from '../../../../seeker/alerts/hour-words.ts'

export const notificationSettingsMessages = defineMessages({
  title: 'What we e-mail you',
  lead: 'Mails about the account itself, such as receipts and links, always come.',
  job_alerts: 'Job alerts',
  job_alertsHint: 'New listings that match a search you saved.',
  application_updates: 'Application updates',
  application_updatesHint: 'What the board says of your applications, and the follow-ups you set.',
  messages: 'Messages',
  messagesHint: 'When an employer answers you on the board.',
  marketing: 'News from Hanap',
  marketingHint: 'Now and then, what is new here.',
  frequency: 'How often job alerts come',
  immediately: 'Immediately',
  immediatelyNote: 'Within minutes of a listing.',
  daily: 'Daily',
  dailyNote: `One mail a day, at ${digestTime} in Manila.`,
  weekly: 'Weekly',
  weeklyNote: `One mail on Monday, at ${digestTime} in Manila.`,
  alertsOff: 'Job alerts are off: none come until you switch them on.',
  toSearches: 'Your saved searches',
  saved: 'Notification preferences updated successfully!',
  failed: 'Failed to update your notification preferences.',
  sessionExpired: 'Your session has expired. Please log in again.',
  network: 'Network error. Please check your connection and try again.',
})
