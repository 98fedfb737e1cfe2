import { defineMessages } from '../i18n/messages.ts'

export const otherSeekerMessages = defineMessages({
  loggedInAs: (name: string) => `You’re now logged in as ${name} in another tab`,
  loggedOut: 'You logged out in another tab',
  lost: 'What you typed on this page wasn’t saved.',
  goOn: 'Continue',
})
