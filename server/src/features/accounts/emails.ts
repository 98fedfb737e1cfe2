import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'

const SIGN_IN_ENDED =
  'A sign-in through a provider, such as Google, that has another email address no longer opens your account. One with the address of this mailbox does.'

/** After every change of a password, whoever made it. */
export const passwordChangedMail = defineEmail<{
  name: string
  /** Whether a sign-in with another address than the account's ended with the old password. */
  endedSignIn: boolean
}>('password-changed', ({ name, endedSignIn }) => ({
  subject: noticeSays.passwordChanged,
  preheader: 'If this was you, there is nothing to do.',
  greeting: `Hi ${name},`,
  paragraphs: [
    'The password of your Hanap account was just changed, and every device was logged out.',
    ...(endedSignIn ? [SIGN_IN_ENDED] : []),
    'If this was you, there is nothing to do. If it was not, set a new password now: only who reads this mailbox can.',
  ],
  action: { label: 'It was not me', path: pages.forgotPassword.path },
}))

/** To the address of an account that is gone, and to those that it was lately moved away from. */
export const farewellMail = defineEmail<{ name: string }>(
  'farewell',
  ({ name }) => ({
    subject: 'Your Hanap account was deleted',
    preheader: 'Your account and everything that belonged to it is gone.',
    greeting: `Hi ${name},`,
    paragraphs: [
      'Your Hanap account and everything that belonged to it was deleted: your profile, resumes, letters, applications, saved jobs and searches, and the access to your board account. Payments are kept as the law asks, without your name.',
      'Applications that were sent stay with the board and the employers who got them.',
      'You can make a new account with this address at any time. It begins without a free trial.',
      'This was the last mail. If it was not you who deleted the account, somebody knew your password: please change it wherever else you use it.',
    ],
  }),
  { forgetsAddress: true },
)

/** To the address that an account has left. */
export const emailChangedMail = defineEmail<{ name: string; newEmail: string }>(
  'email-changed',
  ({ name, newEmail }) => ({
    subject: noticeSays.addressChanged,
    preheader: `Your account now belongs to ${newEmail}.`,
    greeting: `Hi ${name},`,
    paragraphs: [
      `Your Hanap account now belongs to ${newEmail}. Mail about it goes there, and links sent to this address no longer work.`,
      'If this was you, there is nothing to do. If it was not, please contact support at once.',
    ],
  }),
)

/** To the address that an account has now. */
export const emailConfirmedMail = defineEmail<{ name: string }>('email-confirmed', ({ name }) => ({
  subject: 'This is your address at Hanap now',
  preheader: 'Mail about your account comes here from now on.',
  greeting: `Hi ${name},`,
  paragraphs: [
    'Your Hanap account has this address now, and mail about it comes here. If you log in with a password, use this address with it; the password stays the same.',
  ],
  action: { label: 'Go to Hanap', path: pages.home.path },
}))
