import { socialSignInTexts } from '@hanap/contract/accounts/social-sign-in'
import { defineMessages } from '../../../i18n/messages.ts'

export const socialSignInMessages = defineMessages({
  or: 'or',
  withGoogle: 'Continue with Google',
  withGoogleBusy: 'Going to Google…',
  withNetwork: 'Professional network',
  comingSoon: 'coming soon',
  startFailed: socialSignInTexts.startFailed,

  callbackTitle: 'Logging you in',
  callbackLead: 'One moment, we’re checking with Google.',
  callbackDone: 'You’re logged in. One moment…',
  failedTitle: 'Sign-in failed',
  noCode: socialSignInTexts.noCode,
  denied: 'You chose not to share your account with Hanap. You can try again, or log in with a password.',
  serverError: socialSignInTexts.serverError,
  other: socialSignInTexts.other,
  redirect: 'Google sign-in isn’t set up for this site address. Log in with a password, or try again later.',
  toLogin: 'Return to Login',
  retry: 'Retry',

  landingTitle: 'Logging you in',
  landingLead: 'One moment, we’re opening your account.',
  choiceTitle: 'You’re already logged in',
  choicePresent: (email: string) => `You’re logged in as ${email}.`,
  choiceOther: (email: string) => `Continue as ${email}?`,
  choiceHint: 'Continue only if you just logged in yourself.',
  stay: 'No, stay',
  goOn: 'Yes, continue',
  noTokenTitle: 'Authentication Failed',
  noToken: 'No authentication token found. Please try again.',
  errorTitle: 'Authentication Error',
  expired: 'This sign-in has expired. Please try again.',
  unreadable: 'We couldn’t open your account. Please try again.',
})
