import { defineMessages } from '../../i18n/messages.ts'

export const sideMessages = defineMessages({
  next: 'Write the next one',
  write: 'Write',
  saveFirst: 'Save a job you want, then write for it from here.',
  findJobs: 'Find Jobs',
  example: 'For example',
  asked: 'The job says: “Start with the word mangrove, and tell us which inbox tool you know best.”',
  codeWord: 'Mangrove.',
  opening: 'Hello, I’m Lia. I keep the inbox and books of two founders, from 9 PM to 6 AM.',
  answer: 'The inbox tool I know best is Gmail with filters. I ran it for three years.',
  note: 'With “Generate with AI” we put in what the job asks for. You check it before you send.',
})
