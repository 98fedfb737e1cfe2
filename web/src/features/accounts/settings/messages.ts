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
  noPlan: 'None',
  email: 'Email',
  isConnected: 'Connected',
  notConnected: 'Not connected',
  toPlans: 'See plans and receipts',
  until: (day: string) => `until ${day}`,
  ended: (day: string) => `ended ${day}`,
  whoSees: 'Who sees this',
  public: 'All employers can see your profile.',
  limited: 'Only employers you apply to see your profile.',
  private: 'Your profile isn’t in search results.',
  contactShown: 'Employers who see it get your email and phone.',
  contactHidden: 'Your email and phone are hidden.',
  toPrivacy: 'Open Privacy & Data',

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
