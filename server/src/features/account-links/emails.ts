import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'

type LinkMail = { name: string; token: string }

/** The token follows the '#': browsers never send that part to a server. */
const withToken = (path: string, token: string) => `${path}#token=${token}`

const IF_NOT_YOU = 'If this wasn’t you, you can ignore this email.'

export const verifyEmailMail = defineEmail<LinkMail & { isWelcome: boolean }>(
  'verify-email',
  ({ name, token, isWelcome }) => ({
    subject: isWelcome ? 'Welcome to Hanap: please confirm your email' : 'Please confirm your email',
    preheader: 'One click confirms that this address is yours.',
    greeting: `Hi ${name},`,
    paragraphs: [
      isWelcome
        ? 'Good to have you here. Confirm that this address is yours, so we can reach you and you can always get back in.'
        : 'Here’s the link you asked for. It confirms that this address is yours.',
      'The link works once, for 24 hours.',
    ],
    action: { label: 'Confirm my email', path: withToken(pages.confirmEmail.path, token) },
    small: [
      'If you didn’t sign up for Hanap, someone typed your address by mistake. Please don’t open the link.',
    ],
  }),
)

export const resetPasswordMail = defineEmail<LinkMail>('reset-password', ({ name, token }) => ({
  subject: 'Set a new password',
  preheader: 'The link works once, for one hour.',
  greeting: `Hi ${name},`,
  paragraphs: [
    'You asked to set a new password for your Hanap account.',
    'The link works once, for one hour. We’ll log out every device. Then log in with the new password.',
  ],
  action: { label: 'Set a new password', path: withToken(pages.resetPassword.path, token) },
  small: [`${IF_NOT_YOU} Your account stays the same.`],
}))

export const changeEmailMail = defineEmail<LinkMail>('change-email', ({ name, token }) => ({
  subject: 'Please confirm your new email',
  preheader: 'Your account keeps its old address until you do.',
  greeting: `Hi ${name},`,
  paragraphs: [
    'You want to use this address for your Hanap account. Please confirm that it is yours.',
    'The link works once, for 24 hours. Until then your account keeps its old address.',
  ],
  action: { label: 'Confirm this address', path: withToken(pages.confirmEmail.path, token) },
  small: ['If you don’t have a Hanap account, please don’t open the link.'],
}))

/** Warns the old address, so that an intruder cannot take the account over unseen. */
export const emailChangeAskedMail = defineEmail<{ name: string; newEmail: string }>(
  'email-change-asked',
  ({ name, newEmail }) => ({
    subject: 'Your email address is about to change',
    preheader: 'If this was you, you don’t need to do anything.',
    greeting: `Hi ${name},`,
    paragraphs: [
      `Someone logged in to your Hanap account asked to change its address to ${newEmail}. It changes once they open the link we emailed there.`,
      'If this was you, you don’t need to do anything.',
      'If it wasn’t, set a new password now. That stops the change and logs out every device.',
    ],
    action: { label: 'It wasn’t me', path: pages.forgotPassword.path },
  }),
)
