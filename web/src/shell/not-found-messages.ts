import { defineMessages } from '../i18n/messages.ts'

export const notFoundMessages = defineMessages({
  title: 'Page not found',
  text: 'The address may be mistyped, or the page is gone.',
  address: (path: string) => `You asked for ${path}`,
  sign: 'End of the line.',
  signText: 'No jeepney goes to that address. Hop on one of these.',
  backHome: 'Go to the home page',
})
