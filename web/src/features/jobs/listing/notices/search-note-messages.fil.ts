import type { ListingFact } from '@hanap/contract/jobs/listing-facts'
import type { Translated } from '../../../../i18n/messages.ts'
import type { searchNoteMessages as english } from './search-note-messages.ts'

const facts: Readonly<Record<ListingFact, string>> = {
  beginner: 'Kahit walang experience',
  day: 'Umaga sa Manila',
  night: 'Gabi sa Manila',
  flexible: 'Hawak ang oras',
  training: 'May training',
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  'weekly-pay': 'Lingguhan ang sahod',
  'fortnight-pay': 'Kinsenas ang sahod',
  'output-pay': 'Bayad kada output',
  'long-term': 'Pangmatagalan',
  'no-calls': 'Walang tawag',
  project: 'Isang project',
  weekends: 'May trabaho tuwing Sabado at Linggo',
  weekdays: 'Walang pasok tuwing Sabado at Linggo',
}

export const searchNoteMessages: Translated<typeof english> = {
  corrected: (typed, used) => `Kaunti ang job na may “${typed}”. “${used}” ang nasa mga ito.`,
  correctedInVain: (typed, used) => `Kaunti ang job na may “${typed}”. “${used}” ang hinanap namin.`,
  withoutUnknown: (words) => `Walang job na may ${words.join(' o ')}, kaya hindi namin ito sinama sa search.`,
  searchAsTyped: (typed) => `Hanapin ang “${typed}”`,
  understood: 'Ang hinihingi ng search mo sa job',
  fact: (fact) => facts[fact],
  payAMonth: (least) => `${least}+ kada buwan`,
  payAnHour: (least) => `${least}+ kada oras`,
  leaveOut: (name) => `Alisin: ${name}`,
  looser: (count) => `Bagay lang na bagay. May ${count} pang bumabanggit sa mga salita mo.`,
  showLooser: 'Ipakita lahat',
  all: 'Lahat ng job na bumabanggit sa mga salita mo.',
  showFitting: 'Ipakita lang ang bagay na bagay',
}
