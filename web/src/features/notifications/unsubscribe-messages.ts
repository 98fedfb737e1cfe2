import { type NotificationTopic, notificationTexts } from '@hanap/contract/notices/notifications'
import { defineMessages } from '../../i18n/messages.ts'

const topics: Readonly<
  Record<NotificationTopic, { name: string; what: string; stopped: string; back: string }>
> = {
  job_alerts: {
    name: 'Job alerts',
    what: 'New listings that match a search you saved.',
    stopped: 'Job alerts are stopped',
    back: 'Job alerts come again',
  },
  application_updates: {
    name: 'Application updates',
    what: 'What the board says of your applications, and the follow-ups you set.',
    stopped: 'Application updates are stopped',
    back: 'Application updates come again',
  },
  messages: {
    name: 'Messages',
    what: 'When an employer answers you on the board.',
    stopped: 'Mails about messages are stopped',
    back: 'Mails about messages come again',
  },
  marketing: {
    name: 'News from Hanap',
    what: 'Now and then, what is new here.',
    stopped: 'News from Hanap is stopped',
    back: 'News from Hanap comes again',
  },
}

/** Texts of the page that the foot of a mail leads to. */
export const unsubscribeMessages = defineMessages({
  title: 'E-mails from Hanap',
  name: (topic: NotificationTopic) => topics[topic].name,
  what: (topic: NotificationTopic) => topics[topic].what,
  stopped: (topic: NotificationTopic) => topics[topic].stopped,
  back: (topic: NotificationTopic) => topics[topic].back,
  sentTo: (email: string) => `Sent to ${email}.`,
  stop: 'Stop these e-mails',
  stopping: 'Stopping…',
  stoppedText: (email: string) => `We send no more of them to ${email}.`,
  backText: (email: string) => `We send them to ${email} as before.`,
  takeBack: 'Send them again',
  takingBack: 'One moment…',
  invalid: notificationTexts.linkInvalid,
  noLink: 'Please open this page by the link at the foot of one of our e-mails.',
  toSettings: 'Go to Settings',
  loading: 'Looking up what this link is about',
  loadFailed: 'We could not look up what this link is about. Check your connection and try again.',
  changeFailed: 'That did not work, and nothing was changed. Please try again.',
  tooMany: 'This was tried too often. Please wait a few minutes and try again.',
  tryAgain: 'Try Again',
  others: 'Every kind of e-mail, and how often alerts come, can be chosen under Settings.',
})
