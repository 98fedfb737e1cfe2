import type { Caution } from '@hanap/contract/jobs/job-details'
import { defineMessages } from '../../../../i18n/messages.ts'

/** What to look at before applying. */
export const cautionMessages = defineMessages({
  lookFirst: 'Something in this listing wants a second look before you apply',
  found: 'In this listing',
  mayBeWrong: 'We look for these in the words of the listing, and may be wrong: read them yourself.',
  noFee: 'Never pay a fee, a deposit or for training to get a job.',
  whoAndHow: 'Know who the employer is, which hours you work and how you are paid.',
  onTheBoard: 'Keep talking on the board until you trust them.',
})

/** One sentence for each of the contract's cautions: what was seen, and what to do. */
export const cautionTexts = defineMessages({
  'asks-for-money':
    'It speaks of a fee or deposit that you would pay: do not pay, and report it if they ask.',
  'chat-only': 'It asks you to go on in a chat app: apply on the board, and send no money or ID photos.',
  'employer-not-shown':
    'The board does not name the employer: ask who they are before you send anything of yours.',
  'pay-unusual':
    'Its pay is far from what work like it pays: ask what it covers, and how and when you get it.',
} satisfies Record<Caution, string>)
