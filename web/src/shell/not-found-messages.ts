import { defineMessages } from '../i18n/messages.ts'

/** For an address that is none of ours. */
export const notFoundMessages = defineMessages({
  title: 'There is no page here',
  text: 'The address may be mistyped, or what it led to is gone.',
  address: (path: string) => `You asked for ${path}`,
  backHome: 'Go to the home page',
})
