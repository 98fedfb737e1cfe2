import { type Job, jobTypeLabels } from '@hanap/contract/jobs'
import { useMessages } from '../../i18n/language.tsx'
import { jobMessages } from './messages.ts'

/** A listing's type where it stands alone: 'Full Time'; 'Any' by itself would say nothing. */
export function useJobTypeWords(type: Job['job_type']): string {
  const m = useMessages(jobMessages)
  return type === 'any' ? m.anyType : jobTypeLabels[type]
}
