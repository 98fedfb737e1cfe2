import type { Translated } from '../../i18n/messages.ts'
import type { saidMessages as english } from './said-messages.ts'

export const saidMessages: Translated<typeof english> = {
  payDiffers: 'Magkaiba ang nakasulat na sahod',
  payBoth: (field) => `“${field}” ang nasa pay field, pero ito ang nasa text:`,
  payAsk: 'Kaya hindi muna namin kinuwenta ang sahod kada buwan. Itanong kung alin ang tama bago mag-apply.',
  typeDiffers: 'Full time o part time?',
  typeBoth: (field) => `Naka-post ito bilang ${field}, pero ito ang nasa text:`,
  day: 'Pang-araw ang oras sa Manila',
  night: 'Panggabi ang oras sa Manila',
  mixed: 'May araw at may gabi sa Manila',
  flexible: 'Flexible ang oras',
  country: 'Nasaan ang employer',
  countrySaid: (name) => `${name}, ayon sa sarili nilang sabi:`,
  noClock: 'Walang eksaktong oras sa job. Ito ang sabi:',
}
