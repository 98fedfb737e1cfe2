import type { Ban } from '@hanap/contract/jobs/orders'
import { defineMessages } from '../../i18n/messages.ts'

export const orderMessages = defineMessages({
  asksFor: 'This employer asks for',
  things: (count: string, isOne: boolean) => (isOne ? '1 thing' : `${count} things`),
  more: (count: string) => `There are ${count} more in the job’s text.`,
  mayMiss: 'We read these from the job’s text and may miss some.',
  subject: 'Subject:',
  subjectHint: 'Use it as your subject, word for word',
  firstWord: 'First words:',
  lastWord: 'Last words:',
  inLetter: 'In your cover letter:',
  onForm: 'On their form:',
  showsRead: 'Shows you read the whole job',
  phraseHint: 'Write it word for word',
  questions: (count: string, isOne: boolean) => (isOne ? 'Answer 1 question' : `Answer ${count} questions`),
  theirQuestions: 'Answer their questions',
  questionsHint: 'In your cover letter',
  linkHint: 'Put a link to it in your cover letter',
  recordHint: 'Record it, then put the link in your cover letter',
  resumeHint: 'Add the link to your online resume when you apply',
  referencesHint: 'Write who they are in your cover letter',
  idHint: 'Don’t send an ID before you’re hired',
  form: 'Fill in their form',
  formHint: 'Open the job on Online Jobs Portal for the link',
  contact: 'Contact them outside Online Jobs Portal',
  contactBy: (channel: string) => `Contact them by ${channel}`,
  contactHint: 'Online Jobs Portal can’t help you there. Apply here too.',
  tell: 'Say in your cover letter:',
  test: 'Take a test first',
  testHint: 'Real tests are short or paid',
  asWritten: 'Do as the job says',
  optional: 'Optional',
  byModel: 'AI found this. Check their words.',
})

export const attachmentTexts = defineMessages({
  resume: 'Your resume',
  portfolio: 'Your portfolio',
  samples: 'Samples of your work',
  video: 'A video of yourself',
  voice: 'A voice recording',
  'speed-test': 'Your internet speed test',
  screenshot: 'A screenshot',
  references: 'References',
  certificates: 'Certificates',
  id: 'An ID',
  disc: 'Your DISC test result',
  other: 'Something to send',
})

/** Ways of applying the employer rejects. */
export const banTexts = defineMessages({
  ai: 'Nothing written by AI',
  agency: 'No agencies',
  board: 'Not by message on Online Jobs Portal',
  attachment: 'Leave out what they don’t want',
  resume: 'No resume',
  'resume-and-more': 'Leave out what they don’t want',
  contact: 'Don’t contact them directly',
  length: 'Keep it short',
  unread: 'Read all of the job before you apply',
  answer: 'Don’t answer what they say to skip',
  words: 'Leave out words they don’t want',
} satisfies Record<Ban, string>)

export const actTexts = defineMessages({
  'on-board': 'Apply on Online Jobs Portal',
  'look-first': 'Look at what they name before you apply',
  'apply-points': 'Use this many apply points',
  'watch-video': 'Watch their video first',
  'read-whole': 'Read the whole job',
  'keep-order': 'Keep to their order',
  deadline: 'Apply before their deadline',
  upload: 'Upload it as they say',
  profile: 'Your Online Jobs Portal profile',
})
