import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'

/** `hasPassword`: whether the account had one before this sign-in. */
type LinkedData = { name: string; provider: string; hasPassword: boolean }

const SET_A_PASSWORD = { label: 'Set a password', path: pages.forgotPassword.path }

/** After a first sign-in through a provider with the same, verified address. */
export const signInAddedMail = defineEmail<LinkedData>(
  'sign-in-added',
  ({ name, provider, hasPassword }) => ({
    subject: fill(noticeSays.signInAdded, { provider }),
    preheader: 'It opens the account you already had here.',
    greeting: `Hi ${name},`,
    paragraphs: [
      `You signed in to Hanap with ${provider}. It opens the account you already had here.`,
      hasPassword
        ? 'Your password works as before.'
        : 'Your account has no password. If you also want one, set it now.',
    ],
    ...(!hasPassword && { action: SET_A_PASSWORD }),
    small: [
      `If this wasn’t you, someone else can use your ${provider} account. Change its password, then set a new one at Hanap.`,
    ],
  }),
)

/**
 * For an account whose address was never proved, or that another address's sign-in opened: an intruder may have been
 * in it.
 */
export const accountTakenOverMail = defineEmail<LinkedData & { endedSignIn: boolean }>(
  'account-taken-over',
  ({ name, provider, hasPassword, endedSignIn }) => ({
    subject: 'We secured your Hanap account',
    preheader: hasPassword ? 'Its old password no longer works.' : 'We logged it out on all devices.',
    greeting: `Hi ${name},`,
    paragraphs: [
      endedSignIn
        ? `You signed in to Hanap with ${provider}. Someone had opened the account with your address by signing in with another email address. We can’t know if that was you, so that sign-in no longer opens it.`
        : `You signed in to Hanap with ${provider}. An account with your address already existed, but its address was never confirmed. We can’t know who made it.`,
      `It is yours now. To be safe we ${hasPassword ? 'removed its password and ' : ''}logged it out on all devices. We disconnected its Online Jobs Portal account. We kept its profile, so please check it.`,
      `You can keep logging in with ${provider}. If you also want a password, set ${hasPassword ? 'a new one' : 'one'}.`,
    ],
    action: SET_A_PASSWORD,
  }),
)
