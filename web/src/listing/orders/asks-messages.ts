import { defineMessages } from '../../i18n/messages.ts'

/** Names only orders that take work, or that disqualify applicants who miss them. */
export const asksMessages = defineMessages({
  asks: 'Asks:',
  'subject-line': 'subject',
  'include-phrase': 'code word',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  recording: 'recording',
  'link-form': 'form',
  test: 'test',
})
