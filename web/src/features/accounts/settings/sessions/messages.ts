import { counted } from '../../../../i18n/counted.ts'
import { defineMessages } from '../../../../i18n/messages.ts'

export const sessionMessages = defineMessages({
  title: 'Where you’re logged in',
  lead: 'See a device that isn’t yours? Log it out and change your password.',
  loading: 'Loading your devices',
  loadFailed: 'Your devices didn’t load.',
  tryAgain: 'Try Again',
  unknownDevice: 'Unknown device',
  current: 'This device',
  lastUsed: (age: string) => `Used ${age}`,
  usedNow: 'In use now',
  since: (date: string) => `logged in ${date}`,
  until: (date: string) => `Expires ${date} if not used`,
  logOut: 'Log out',
  signOut: 'Log out',
  signOutOf: (device: string, used: string) => `Log out ${device}, ${used}`,
  signingOut: 'Logging out…',
  signedOut: (device: string) => `${device} is logged out.`,
  signOutFailed: 'We couldn’t log out that device. Please try again.',
  endOthers: 'Log out everywhere else',
  endOthersTitle: 'Log out everywhere else?',
  endOthersText: 'Every other device has to log in again. This one stays logged in.',
  endedOthers: (count: number) => `${counted(count, 'other device is', 'other devices are')} logged out.`,
  endedNone: 'You weren’t logged in anywhere else.',
  endOthersFailed: 'We couldn’t log out the other devices. Please try again.',
})
