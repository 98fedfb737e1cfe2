import { defineMessages } from '../../../i18n/messages.ts'

export const employerServiceMessages = defineMessages({
  soon: 'Coming soon',
  postTitle: 'Post a job',
  postLead: 'You can’t post on Hanap yet. We’re building it for people who say what they pay.',
  postSubject: 'Posting a job',
  postNowTitle: 'What it will ask of you',
  postPay: 'Pay as a figure or a range a month, in pesos or dollars. No “DOE”.',
  postHours: 'Hours, and on whose clock, so that seekers see them in Manila time.',
  postWho: 'Your name or your company’s, checked before the first post.',
  postFree: 'Never a fee for the people who apply.',
  postUntil: 'Until then, our jobs come from Online Jobs Portal. Post there and your job appears here.',
  resourcesTitle: 'For employers',
  resourcesLead: 'We’re writing notes on hiring people in the Philippines.',
  resourcesSubject: 'Notes for employers',
  resourcesNowTitle: 'What we’re writing',
  resourcesPay: 'What work pays: how to read the salary guide from your side.',
  resourcesListing: 'A job that good people answer: pay, hours, tasks, and who they’ll work with.',
  resourcesHours: 'Shared hours and night work: what it costs a person, and what to offer for it.',
  resourcesStart: 'Contracts, paying abroad, and holidays on both sides.',
  resourcesUntil: 'Already here: what open jobs pay.',
  salaryGuide: 'Open the salary guide',
  tellTitle: 'Tell us what you need',
  tellText:
    'Write to us, and we’ll let you know when it opens. It also helps us build the right thing first.',
})
