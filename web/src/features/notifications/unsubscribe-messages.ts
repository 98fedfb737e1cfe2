import { type NotificationTopic, notificationTexts } from '@hanap/contract/notices/notifications'
import { defineMessages } from '../../i18n/messages.ts'

const topics: Readonly<
  Record<NotificationTopic, { name: string; what: string; stopped: string; back: string }>
> = {
  job_alerts: {
    name: 'Job alerts',
    what: 'New jobs that match your saved searches.',
    stopped: 'You stopped job alerts',
    back: 'Job alerts are back on',
  },
  application_updates: {
    name: 'Application updates',
    what: 'Updates on your applications, and the follow-ups you set.',
    stopped: 'You stopped application updates',
    back: 'Application updates are back on',
  },
  messages: {
    name: 'Messages',
    what: 'When an employer replies on Online Jobs Portal.',
    stopped: 'You stopped message emails',
    back: 'Message emails are back on',
  },
  marketing: {
    name: 'News from Hanap',
    what: 'What’s new, now and then.',
    stopped: 'You stopped news from Hanap',
    back: 'News from Hanap is back on',
  },
}

export const unsubscribeMessages = defineMessages({
  title: 'Emails from Hanap',
  name: (topic: NotificationTopic) => topics[topic].name,
  what: (topic: NotificationTopic) => topics[topic].what,
  stopped: (topic: NotificationTopic) => topics[topic].stopped,
  back: (topic: NotificationTopic) => topics[topic].back,
  sentTo: (email: string) => `Sent to ${email}.`,
  stop: 'Stop these emails',
  stopping: 'Stopping…',
  stoppedText: (email: string) => `We won’t send them to ${email} anymore.`,
  backText: (email: string) => `We’ll send them to ${email} again.`,
  takeBack: 'Send them again',
  takingBack: 'One moment…',
  invalid: notificationTexts.linkInvalid,
  noLink: 'Please open this page from the link at the bottom of one of our emails.',
  toSettings: 'Go to Settings',
  loading: 'Checking your link',
  loadFailed: 'We couldn’t check your link. Check your connection and try again.',
  changeFailed: 'That didn’t work, and nothing changed. Please try again.',
  tooMany: 'Too many tries. Please wait a few minutes and try again.',
  tryAgain: 'Try Again',
  others: 'Choose your emails and alert frequency under Settings.',
})
