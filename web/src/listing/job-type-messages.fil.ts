import type { jobTypeTexts as english } from './job-type-messages.ts'

/** As people say them, and as the listings do. */
export const jobTypeTexts: typeof english = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
  gig: 'Gig',
  any: 'Kahit ano',
}
