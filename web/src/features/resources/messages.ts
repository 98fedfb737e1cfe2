import type { GuideSlug } from '@hanap/contract/site/guides'
import { defineMessages } from '../../i18n/messages.ts'

export const resourcesMessages = defineMessages({
  title: 'Guides for remote job seekers',
  lead: 'Short and practical, written for people who work from the Philippines. Free to read, no account needed.',
  minutes: (count: number) => `${count} minute read`,
  allGuides: 'All guides',
  nextGuide: 'Read next',
  sources: 'Sources',
  sourcesNote: 'Other people’s sites: they open where they are, and may have changed since we read them.',
  toolsTitle: 'Use it on a real job',
  toolsText: 'The salary guide shows what jobs pay a month, in pesos and dollars, without an account.',
  salaryGuide: 'Open the salary guide',
})

export const guideNames = defineMessages({
  'spot-fake-listings': 'How to spot a fake job',
  'spot-fake-listings-about':
    'Seven signs, a five-minute check, and what to do when money or an ID is already gone.',
  'first-message': 'What a first message should say',
  'first-message-about': 'Five parts, under 150 words, with one example you can take apart.',
  'ask-for-pay': 'Asking for pay in pesos or dollars',
  'ask-for-pay-about': 'Know your number, see who carries the exchange rate, and say it in one sentence.',
  'night-shift': 'Night shift and rest',
  'night-shift-about':
    'What 9 am abroad is in Manila, how to sleep by day, and what to agree before you start.',
  'payment-and-taxes': 'Getting paid, taxes and contributions',
  'payment-and-taxes-about':
    'Ways to receive money, what the BIR expects of the self-employed, and SSS, PhilHealth and Pag-IBIG.',
} satisfies Record<GuideSlug | `${GuideSlug}-about`, string>)
