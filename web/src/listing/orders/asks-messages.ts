import { defineMessages } from '../../i18n/messages.ts'

/** What a row says of a job's orders to applicants: those that take work, or turn away who misses them. */
export const asksMessages = defineMessages({
  asks: 'Asks:',
  'subject-line': 'subject',
  'include-phrase': 'code word',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  recording: 'recording',
  'link-form': 'form',
  test: 'test',
})
