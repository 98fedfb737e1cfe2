import { defineMessages } from '../../i18n/messages.ts'

/** Separate from the dialog's texts, which load with it. */
export const shareButtonMessages = defineMessages({
  share: 'Share',
  shareTitled: (title: string) => `Share: ${title}`,
  shareNotOpened: 'The share menu didn’t open.',
  shareNotOpenedText: 'Check your connection and try again.',
})
