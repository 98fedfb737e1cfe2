import type { Caution } from '@hanap/contract/jobs/job-details'
import { defineMessages } from '../../../../i18n/messages.ts'

export const cautionMessages = defineMessages({
  lookFirst: 'Check this job again before you apply',
  found: 'In this job',
  mayBeWrong: 'We look for these words and may be wrong. Read the job yourself.',
  noFee: 'Never pay a fee, a deposit or training to get a job.',
  whoAndHow: 'Know who the employer is, your hours and how you’ll get paid.',
  onTheBoard: 'Keep talking on Online Jobs Portal until you trust them.',
})

/** What was seen, and what to do. */
export const cautionTexts = defineMessages({
  'asks-for-money': 'It mentions a fee or deposit you’d have to pay: don’t pay, and report it if they ask.',
  'chat-only':
    'It asks you to move to a chat app: apply on Online Jobs Portal, and send no money or ID photos.',
  'employer-not-shown':
    'Online Jobs Portal doesn’t name the employer: ask who they are before you send anything.',
  'pay-unusual':
    'The pay is far from what similar jobs pay: ask what it covers, and how and when you get it.',
  'orders-machines': 'It has orders for AI tools. They aren’t for you, and our cover letters ignore them.',
} satisfies Record<Caution, string>)
