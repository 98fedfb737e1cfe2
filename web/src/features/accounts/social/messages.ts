import { socialSignInTexts } from '@hanap/contract/accounts/social-sign-in'
import { defineMessages } from '../../../i18n/messages.ts'

/** What a person reads who signs in through the provider. */
export const socialSignInMessages = defineMessages({
  or: 'or',
  withGoogle: 'Continue with Google',
  withGoogleBusy: 'Going to Google…',
  withNetwork: 'Professional network',
  comingSoon: 'coming soon',
  startFailed: socialSignInTexts.startFailed,

  callbackTitle: 'Signing you in',
  callbackLead: 'One moment, we are checking with Google.',
  callbackDone: 'You are signed in. Taking you on…',
  failedTitle: 'Signing in did not work',
  noCode: socialSignInTexts.noCode,
  denied:
    'You chose not to share your account with Hanap. That is fine: you can try again, or log in with a password.',
  serverError: socialSignInTexts.serverError,
  other: socialSignInTexts.other,
  redirect:
    'The sign-in is not set up for this address of the site. If you have a password, log in with it for now; or try again later.',
  toLogin: 'Return to Login',
  retry: 'Retry',

  landingTitle: 'Signing you in',
  landingLead: 'One moment, we are opening your account.',
  choiceTitle: 'You are already signed in',
  choicePresent: (email: string) => `You are signed in as ${email}.`,
  choiceOther: (email: string) => `Go on as ${email}?`,
  choiceHint: 'Go on only if you have just signed in yourself.',
  stay: 'No, stay as I am',
  goOn: 'Yes, go on',
  noTokenTitle: 'Authentication Failed',
  noToken: 'No authentication token found. Please try again.',
  errorTitle: 'Authentication Error',
  expired: 'This sign-in is no longer good. Please sign in again.',
  unreadable: 'Your account could not be opened. Please try again.',
})
