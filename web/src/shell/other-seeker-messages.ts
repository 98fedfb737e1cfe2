import { defineMessages } from '../i18n/messages.ts'

export const otherSeekerMessages = defineMessages({
  loggedInAs: (name: string) => `You are now logged in as ${name} in another tab`,
  loggedOut: 'You logged out in another tab',
  lost: 'This page is closed. What was typed on it and not kept is gone.',
  goOn: 'Continue',
})
