import type { Translated } from '../../i18n/messages.ts'
import type { hiddenJobMessages as english } from './messages.ts'

export const hiddenJobMessages: Translated<typeof english> = {
  hide: 'Itago ang trabahong ito',
  hidden: 'Nakatago na ang trabaho',
  hiddenText: (title) => `Wala na sa mga listahan mo ang “${title}”.`,
  undo: 'I-undo',
  hideFailed: 'Hindi naitago ang trabahong ito. Subukan ulit.',
  youHid: 'Itinago mo ang trabahong ito',
  youHidText: 'Wala ito sa alinmang listahan mo. Puwede ka pa ring mag-save at mag-apply.',
  showAgain: 'Ipakita ulit',
  shown: 'Nasa mga listahan mo na ulit ang trabahong ito.',
  showFailed: 'Hindi naibalik ang trabahong ito. Subukan ulit.',
}
