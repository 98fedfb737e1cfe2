import type { SignKind } from '@hanap/contract/jobs/signs'
import { defineMessages } from '../../../../i18n/messages.ts'

export const signMessages = defineMessages({
  title: 'In the job’s own words',
  noVerdict: 'These words are a reason to ask. They say nothing about who the employer is.',
  inPay: 'In the pay field',
  inTitle: 'In the title',
})

export const signTexts = defineMessages({
  'asks-fee': 'This can mean that you pay first. Real jobs pay you: don’t send money.',
  'asks-id-bank-otp':
    'ID and bank details can be misused. Share them only after a signed offer, and never share codes.',
  'account-rental':
    'An account in your name makes you answer for its use. Keep your accounts and logins to yourself.',
  'off-platform':
    'Outside Online Jobs Portal, nobody keeps a record. Save your messages, and send no money or ID photos.',
  'unpaid-trial': 'You may work without pay. Ask if the test is paid, and how your work will be used.',
  'pay-contradicted':
    'The pay here differs from the pay field or the title. Ask which one you’ll get, and from when.',
  'pay-too-good': 'Pay this high can be a bait, or cover more work. Ask what you must do for it.',
  'pay-too-low': 'This is far below what most jobs pay. Ask if the figure is right before you apply.',
  'commission-only': 'No sale can mean no pay. Ask what others earned in their first month.',
  deception: 'The work may mislead other people. Ask what you’d tell them, and in whose name.',
  surveillance: 'A program or camera may watch you work. Ask what it records and when it’s off.',
  other: 'This is unusual for a job. Ask about it before you say yes.',
} satisfies Record<SignKind, string>)
