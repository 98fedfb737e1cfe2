import { defineMessages } from '../../../../i18n/messages.ts'
import { digestTime } from '../../../../seeker/alerts/hour-words.ts'

export const notificationSettingsMessages = defineMessages({
  title: 'What we email you',
  lead: 'You’ll always get receipts and security emails.',
  job_alerts: 'Job alerts',
  job_alertsHint: 'New jobs that match your saved searches.',
  application_updates: 'Application updates',
  application_updatesHint: 'Updates on your applications, and the follow-ups you set.',
  messages: 'Messages',
  messagesHint: 'When an employer replies on Online Jobs Portal.',
  marketing: 'News from Hanap',
  marketingHint: 'What’s new, now and then.',
  frequency: 'Alert frequency',
  immediately: 'Immediately',
  immediatelyNote: 'Within minutes of a new job.',
  daily: 'Daily',
  dailyNote: `One email a day, at ${digestTime} in Manila.`,
  weekly: 'Weekly',
  weeklyNote: `One email on Monday, at ${digestTime} in Manila.`,
  alertsOff: 'Job alerts are off. Turn them on to get any.',
  toSearches: 'Your saved searches',
  saved: 'Notification preferences updated successfully!',
  failed: 'Failed to update your notification preferences.',
  sessionExpired: 'Your session has expired. Please log in again.',
  network: 'Network error. Please check your connection and try again.',
})
