import type { Translated } from '../../i18n/messages.ts'
import type { sideMessages as english } from './side-messages.ts'

export const sideMessages: Translated<typeof english> = {
  next: 'Isulat ang kasunod',
  write: 'Sumulat',
  saveFirst: 'I-save ang job na gusto mo, at sumulat para rito mula rito.',
  findJobs: 'Maghanap ng trabaho',
  example: 'Halimbawa',
  asked: 'Sabi sa job: “Start with the word mangrove, and tell us which inbox tool you know best.”',
  codeWord: 'Mangrove.',
  opening: 'Hello, I’m Lia. I keep the inbox and books of two founders, from 9 PM to 6 AM.',
  answer: 'The inbox tool I know best is Gmail with filters. I ran it for three years.',
  note: 'Sa “Generate with AI”, inilalagay namin ang hinihingi ng job. I-check mo muna bago ipadala.',
}
