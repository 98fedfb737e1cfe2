import { defineMessages } from '../../i18n/messages.ts'

/** The button’s own texts: the dialog brings the others. */
export const shareButtonMessages = defineMessages({
  share: 'Share',
  shareTitled: (title: string) => `Share: ${title}`,
  shareNotOpened: 'The share menu didn’t open.',
  shareNotOpenedText: 'Check your connection and try again.',
})
