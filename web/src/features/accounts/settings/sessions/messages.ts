import { counted } from '../../../../i18n/counted.ts'
import { defineMessages } from '../../../../i18n/messages.ts'

export const sessionMessages = defineMessages({
  title: 'Where you are signed in',
  lead: 'Do you see a device that is not yours? Sign it out, and change your password.',
  loading: 'Loading where you are signed in',
  loadFailed: 'Where you are signed in did not load.',
  tryAgain: 'Try Again',
  unknownDevice: 'Unknown device',
  current: 'This device',
  lastUsed: (age: string) => `Used ${age}`,
  usedNow: 'In use now',
  since: (date: string) => `signed in ${date}`,
  until: (date: string) => `ends by itself ${date}, if it is not used`,
  logOut: 'Log Out',
  signOut: 'Sign Out',
  signOutOf: (device: string, used: string) => `Sign out ${device}, ${used}`,
  signingOut: 'Signing out…',
  signedOut: (device: string) => `${device} is signed out.`,
  signOutFailed: 'That device could not be signed out. Please try again.',
  endOthers: 'Sign Out Everywhere Else',
  endOthersTitle: 'Sign out everywhere else?',
  endOthersText: 'Every other device has to log in again. This one stays signed in.',
  endedOthers: (count: number) => `${counted(count, 'other device is', 'other devices are')} signed out.`,
  endedNone: 'You were signed in nowhere else.',
  endOthersFailed: 'The other devices could not be signed out. Please try again.',
})
