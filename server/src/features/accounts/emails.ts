import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'

const SIGN_IN_ENDED =
  'Google or another sign-in with a different email address no longer opens your account. One with this address does.'

export const passwordChangedMail = defineEmail<{
  name: string
  /** Whether a sign-in under another address ended with the old password. */
  endedSignIn: boolean
}>('password-changed', ({ name, endedSignIn }) => ({
  subject: noticeSays.passwordChanged,
  preheader: 'If this was you, you don’t need to do anything.',
  greeting: `Hi ${name},`,
  paragraphs: [
    'Your Hanap password just changed, and we logged out every device.',
    ...(endedSignIn ? [SIGN_IN_ENDED] : []),
    'If this was you, you don’t need to do anything. If it wasn’t, set a new password now with a link we send here.',
  ],
  action: { label: 'It wasn’t me', path: pages.forgotPassword.path },
}))

/** To the address of a deleted account, and to those that it lately left. */
export const farewellMail = defineEmail<{ name: string }>(
  'farewell',
  ({ name }) => ({
    subject: 'We deleted your Hanap account',
    preheader: 'Your account and everything in it is gone.',
    greeting: `Hi ${name},`,
    paragraphs: [
      'We deleted your Hanap account and everything in it: your profile, resumes, cover letters, applications, saved jobs and searches, and the access to your Online Jobs Portal account. We keep payments as the law requires, without your name.',
      'Applications you sent stay with Online Jobs Portal and the employers.',
      'You can sign up again with this address anytime, without a free trial.',
      'This is our last email. If you didn’t delete the account, someone knew your password. Change it wherever else you use it.',
    ],
  }),
  { forgetsAddress: true },
)

export const emailChangedMail = defineEmail<{ name: string; newEmail: string }>(
  'email-changed',
  ({ name, newEmail }) => ({
    subject: noticeSays.addressChanged,
    preheader: `Your account now belongs to ${newEmail}.`,
    greeting: `Hi ${name},`,
    paragraphs: [
      `Your Hanap account now belongs to ${newEmail}. We send emails there, and links sent to this address no longer work.`,
      'If this was you, you don’t need to do anything. If it wasn’t, contact support right away.',
    ],
  }),
)

export const emailConfirmedMail = defineEmail<{ name: string }>('email-confirmed', ({ name }) => ({
  subject: 'This is your address at Hanap now',
  preheader: 'We’ll send emails about your account here.',
  greeting: `Hi ${name},`,
  paragraphs: [
    'Your Hanap account now uses this address. If you log in with a password, use this address with it. Your password stays the same.',
  ],
  action: { label: 'Go to Hanap', path: pages.home.path },
}))
