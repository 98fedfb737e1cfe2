import type { jobTypeTexts as english } from './job-type-messages.ts'

/** English, as seekers and listings say them. */
export const jobTypeTexts: typeof english = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
  gig: 'Gig',
  any: 'Kahit ano',
}
