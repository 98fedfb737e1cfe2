import { defineMessages } from '../../i18n/messages.ts'

/** The button’s own texts: the dialog brings the others. */
export const shareButtonMessages = defineMessages({
  share: 'Share',
  shareTitled: (title: string) => `Share: ${title}`,
  shareNotOpened: 'Sharing could not be opened.',
  shareNotOpenedText: 'Check your connection and try again.',
})
