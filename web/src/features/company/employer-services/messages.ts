import { defineMessages } from '../../../i18n/messages.ts'

/** Two pages for employers, which are to come. */
export const employerServiceMessages = defineMessages({
  soon: 'Coming soon',
  postTitle: 'Post a job',
  postLead: 'Posting on Hanap itself is not open yet. We are building it for people who say what they pay.',
  postSubject: 'Posting a job',
  postNowTitle: 'What it will ask of you',
  postPay: 'Pay as a figure or a range a month, in pesos or dollars. No “DOE”.',
  postHours: 'Hours, and on whose clock, so that seekers see them in Manila time.',
  postWho: 'Your name or your company’s, checked before the first post.',
  postFree: 'Never a fee for the people who apply.',
  postUntil:
    'Until then, the jobs here come from a Philippine job board. What is posted there appears here by itself.',
  resourcesTitle: 'For employers',
  resourcesLead: 'Notes on hiring people in the Philippines are being written.',
  resourcesSubject: 'Notes for employers',
  resourcesNowTitle: 'What we are writing',
  resourcesPay: 'What work pays: how to read the salary guide from your side.',
  resourcesListing: 'A listing that good people answer: pay, hours, tasks, and who they will work with.',
  resourcesHours: 'Shared hours and night work: what it costs a person, and what to offer for it.',
  resourcesStart: 'Contracts, paying abroad, and holidays on both sides.',
  resourcesUntil: 'Already here: what open listings pay, counted from the listings themselves.',
  salaryGuide: 'Open the salary guide',
  tellTitle: 'Tell us what you need',
  tellText:
    'Write to us, and we’ll let you know when it opens. It also helps us build the right thing first.',
})
