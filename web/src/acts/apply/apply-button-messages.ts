import { defineMessages } from '../../i18n/messages.ts'

/** Separate, because every listing has the button. */
export const applyButtonMessages = defineMessages({
  applyNow: 'Apply Now',
  inApplications: ': see it in My Applications',
  appliesAs: (email: string) => (email === '' ? 'Your account is connected' : `Applies as ${email}`),
  connectFirst: (provider: string) => `Connect ${provider} to apply`,
  connectAgain: (provider: string) => `Connect ${provider} again to apply`,
  change: 'Change',
  account: 'your Online Jobs Portal account',
  notOpened: 'We could not open the application form',
  notOpenedText: 'Check your connection and try again.',
})
