import type { NotificationKind } from '@hanap/contract/notices/notifications'
import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** An unknown kind has no label. */
const kinds: Readonly<Record<NotificationKind, string>> = {
  'job-alert': 'New jobs',
  'application-update': 'Application',
  message: 'Message',
  'follow-up': 'Follow-up',
  'board-account': 'Online Jobs Portal account',
  payment: 'Plan',
  security: 'Security',
  export: 'Your data',
}

export const notificationMessages = defineMessages({
  title: 'Notifications',
  lead: 'Your searches, applications and account over the last six months.',
  loading: 'Loading your notifications',
  loadFailed: 'Failed to load your notifications. Please try again.',
  keptRows: 'These are from before.',
  pages: 'Pages of notifications',
  today: 'Today',
  yesterday: 'Yesterday',
  unread: 'Unread:',
  unreadCount: (count: number) => `${formatCount(count)} unread`,
  allRead: 'You’ve read everything.',
  markRead: 'Mark as read',
  markReadTitled: (title: string) => `Mark as read: ${title}`,
  markAllRead: 'Mark all as read',
  markFailed: 'We couldn’t mark this as read. Please try again.',
  emptyTitle: 'Nothing yet',
  emptyText: 'Alerts and updates appear here.',
  emptyAction: 'Find Jobs',
  settings: 'What we email you',
  kind: (kind: NotificationKind): string => kinds[kind] ?? '',
})
