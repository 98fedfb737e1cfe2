import type { Job } from '@hanap/contract/jobs/jobs'
import { useNow } from '../../i18n/use-now.ts'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { staleNoticeMessages } from './stale-notice-messages.ts'
import { staleWords } from './stale-words.ts'

export function StaleNotice({ job }: { job: Job }) {
  return <Alert kind="info">{staleWords(job, useNow(), staleNoticeMessages)}</Alert>
}
