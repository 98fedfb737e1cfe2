import type { Job } from '@hanap/contract/jobs/jobs'
import { jobTypeTexts } from './job-type-messages.ts'
import { listingMessages } from './messages.ts'

/** For a type shown alone: a bare 'Any' would say nothing. */
export function useJobTypeWords(type: Job['job_type']): string {
  return type === 'any' ? listingMessages.anyType : jobTypeTexts[type]
}
