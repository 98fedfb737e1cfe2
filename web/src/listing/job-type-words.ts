import type { Job } from '@hanap/contract/jobs'
import { jobTypeTexts } from './job-type-messages.ts'
import { jobMessages } from '../features/jobs/messages.ts'

/** A listing's type where it stands alone: 'Full Time'; 'Any' by itself would say nothing. */
export function useJobTypeWords(type: Job['job_type']): string {
  const m = jobMessages
  return type === 'any' ? m.anyType : jobTypeTexts[type]
}
