import { defineMessages } from '../../../i18n/messages.ts'

export const settingsMessages = defineMessages({
  title: 'Settings',
  sections: 'Settings sections',
  personal: 'Personal',
  password: 'Password',
  notifications: 'Notifications',
  integrations: 'Integrations',
  privacy: 'Privacy & Data',

  yourAccount: 'Your account',
  plan: 'Plan',
  planUntil: (plan: string, day: string) => `${plan}, until ${day}`,
  planEnded: (plan: string, day: string) => `${plan}, ended ${day}`,
  noPlan: 'None',
  email: 'Email',
  isConnected: 'Connected',
  notConnected: 'Not connected',
  toPlans: 'See plans and receipts',

  loading: 'Loading your settings',
  loadFailedTitle: 'Your settings didn’t load',
  loadFailed: 'Failed to load your settings. Please try again.',
  loggedOut: 'Please log in to access your settings.',
  tryAgain: 'Try Again',

  leaveTitle: 'Leave without saving?',
  leaveText: 'You haven’t saved your changes on this tab.',
  leave: 'Leave',
  stay: 'Stay',
})
