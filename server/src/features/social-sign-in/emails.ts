import { pages } from '@hanap/contract/pages'
import { defineEmail } from '../mails/define-email.ts'

type LinkedData = { name: string; provider: string }

/** To the owner of an account that somebody with the same, verified address has just signed in to. */
export const signInAddedMail = defineEmail<LinkedData>('sign-in-added', ({ name, provider }) => ({
  subject: `You can now log in with ${provider}`,
  preheader: 'Your password works as before.',
  greeting: `Hi ${name},`,
  paragraphs: [
    `You signed in to Hanap with ${provider}. Since ${provider} says that this address is yours, it opens the account you already had here.`,
    'Your password works as before.',
  ],
  small: [
    `If this was not you, somebody else can use your ${provider} account: change its password, and then set a new one at Hanap.`,
  ],
}))

/** The same where nobody had ever proved the address: whoever made the account may have been somebody else. */
export const accountTakenOverMail = defineEmail<LinkedData>('account-taken-over', ({ name, provider }) => ({
  subject: 'Your Hanap account was made safe',
  preheader: 'Its old password no longer works.',
  greeting: `Hi ${name},`,
  paragraphs: [
    `You signed in to Hanap with ${provider}. There was an account with your address already, but nobody had ever confirmed the address, so we cannot know who made it.`,
    'It is yours now. To be safe we removed its password and logged it out on all devices.',
    `You can go on logging in with ${provider}. If you also want a password, set a new one.`,
  ],
  action: { label: 'Set a password', path: pages.forgotPassword.path },
}))
