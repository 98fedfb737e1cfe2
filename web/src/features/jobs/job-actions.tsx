import type { Job } from '@hanap/contract/jobs'
import { formatDate } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ApplyButton } from '../applications/apply-button.tsx'
import { SaveJobButton } from '../saved-jobs/save-job-button.tsx'
import { jobMessages } from './messages.ts'

/** A listing that the board took down can still be unsaved, but not applied to. */
const canApply = (job: Job) => job.removed_at === null || job.applied

/** What one can do with a job, under its board. */
export function JobActions({ job }: { job: Job }) {
  return (
    <>
      {canApply(job) && <ApplyButton job={job} />}
      <SaveJobButton job={job} place="details" />
    </>
  )
}

/** The Quick Apply block: how the application goes, and the button. */
export function QuickApply({ job }: { job: Job }) {
  const m = useMessages(jobMessages)
  return (
    <>
      <p className="text-t1 text-ink-2">
        {job.applied ? m.quickApplied : canApply(job) ? m.quickApplyText : m.noLongerPosted}
      </p>
      {canApply(job) && <ApplyButton job={job} wide />}
    </>
  )
}

/** Says that the board took the listing down; nothing while it is open. */
export function RemovedNotice({ job }: { job: Job }) {
  const m = useMessages(jobMessages)
  if (job.removed_at === null) return null
  return (
    <Alert kind="warning" title={m.noLongerPosted}>
      {m.noLongerPostedText(formatDate(job.removed_at))}
    </Alert>
  )
}
