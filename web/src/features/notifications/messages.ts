import type { NotificationKind } from '@hanap/contract/notices/notifications'
import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** What each kind is called; a kind that this build does not know has no word. */
const kinds: Readonly<Record<NotificationKind, string>> = {
  'job-alert': 'New jobs',
  'application-update': 'Application',
  message: 'Message',
  'follow-up': 'Follow-up',
  'board-account': 'Board account',
  payment: 'Plan',
  security: 'Security',
  export: 'Your data',
}

/** Texts of the page of notifications. */
export const notificationMessages = defineMessages({
  title: 'Notifications',
  lead: 'What happened with your searches, your applications and your account in the last six months.',
  loading: 'Loading your notifications',
  loadFailed: 'Failed to load your notifications. Please try again.',
  keptRows: 'Below is what was here before.',
  pages: 'Pages of notifications',
  today: 'Today',
  yesterday: 'Yesterday',
  unread: 'Unread:',
  unreadCount: (count: number) => `${formatCount(count)} unread`,
  allRead: 'You have read everything.',
  markRead: 'Mark as read',
  markReadTitled: (title: string) => `Mark as read: ${title}`,
  markAllRead: 'Mark all as read',
  markFailed: 'This could not be marked as read. Please try again.',
  emptyTitle: 'Nothing yet',
  emptyText: 'New jobs for the searches you save, and news of your applications, will be told here.',
  emptyAction: 'Find Jobs',
  settings: 'What we e-mail you',
  kind: (kind: NotificationKind): string => kinds[kind] ?? '',
})
