import type { NotificationKind } from '@hanap/contract/notices/notifications'
import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import type { notificationMessages as english } from './messages.ts'

const kinds: Readonly<Record<NotificationKind, string>> = {
  'job-alert': 'Mga bagong trabaho',
  'application-update': 'Application',
  message: 'Mensahe',
  'follow-up': 'Follow-up',
  'board-account': 'Online Jobs Portal account',
  payment: 'Plan',
  security: 'Seguridad',
  export: 'Data mo',
}

export const notificationMessages: Translated<typeof english> = {
  title: 'Notifications',
  lead: 'Ang nangyari sa mga search, application, at account mo sa nakaraang anim na buwan.',
  loading: 'Naglo-load ng notifications mo',
  loadFailed: 'Hindi na-load ang notifications mo. Subukan ulit.',
  keptRows: 'Nasa ibaba ang narito kanina.',
  pages: 'Mga page ng notifications',
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  unread: 'Hindi pa nababasa:',
  unreadCount: (count) => `${formatCount(count)} ang hindi pa nababasa`,
  allRead: 'Nabasa mo na ang lahat.',
  markRead: 'Markahang nabasa na',
  markReadTitled: (title) => `Markahang nabasa na: ${title}`,
  markAllRead: 'Markahang nabasa ang lahat',
  markFailed: 'Hindi ito namarkahang nabasa na. Subukan ulit.',
  emptyTitle: 'Wala pang notification',
  emptyText: 'Lalabas dito ang mga alert at update.',
  emptyAction: 'Maghanap ng trabaho',
  settings: 'Mga email namin sa iyo',
  kind: (kind) => kinds[kind] ?? '',
}
