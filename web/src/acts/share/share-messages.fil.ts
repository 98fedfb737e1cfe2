import type { Translated } from '../../i18n/messages.ts'
import type { shareMessages as english } from './share-messages.ts'

export const shareMessages: Translated<typeof english> = {
  title: 'I-share ang trabahong ito',
  text: 'Kailangang mag-log in muna sa Hanap ang magbubukas ng link.',
  byDevice: 'I-share gamit ang app',
  link: 'Link sa trabahong ito',
  copyLink: 'Kopyahin ang link',
  copied: 'Nakopya na!',
  notCopied: 'Hindi nakopya ang link.',
  notCopiedText: 'Naka-select na ito: i-copy mo na lang.',
  elsewhere: 'O i-share ito sa',
  newTab: 'bubukas sa bagong tab',
  linkedIn: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  email: 'Email',
  emailBody: (title, url) => `Nakita ko ang trabahong ito sa Hanap:\n\n${title}\n${url}\n`,
}
