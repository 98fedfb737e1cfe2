import type { Translated } from '../../i18n/messages.ts'
import type { shareButtonMessages as english } from './share-button-messages.ts'

export const shareButtonMessages: Translated<typeof english> = {
  share: 'I-share',
  shareTitled: (title) => `I-share: ${title}`,
  shareNotOpened: 'Hindi mabuksan ang pag-share.',
  shareNotOpenedText: 'Tingnan ang koneksiyon mo at subukan ulit.',
}
