import { defineMessages } from '../../i18n/messages.ts'

/** The dialog loads its own texts. */
export const shareButtonMessages = defineMessages({
  share: 'Share',
  shareTitled: (title: string) => `Share: ${title}`,
  shareNotOpened: 'The share menu didn’t open.',
  shareNotOpenedText: 'Check your connection and try again.',
})
