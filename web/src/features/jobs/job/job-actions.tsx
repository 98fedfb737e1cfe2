import type { Job } from '@hanap/contract/jobs/jobs'
import { ApplyButton } from '../../../acts/apply/apply-button.tsx'
import { useAskedToApply } from '../../../acts/apply/asked-to-apply.ts'
import { SaveJobButton } from '../../../acts/save/save-job-button.tsx'
import { useIsSaved } from '../../../acts/save/use-saved-jobs.ts'
import { ShareButton } from '../../../acts/share/share-button.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { jobMessages } from '../messages.ts'

const isOpen = (job: Job) => job.removed_at === null
/** True for an applied job too, since the button's place shows its state. */
export const canApply = (job: Job) => isOpen(job) || job.applied

/** A removed job can only be unsaved: no link or list would lead back to it. */
export function JobActions({ job }: { job: Job }) {
  const isSaved = useIsSaved(job)
  const isAskedToApply = useAskedToApply()
  // Without buttons the job's title takes the focus.
  const kept = useKeptFocus<HTMLDivElement>((area) => area.closest('header')?.querySelector('h1, h2'))
  return (
    // On phones one row without icons; the longest label breaks in two.
    <div className="job-actions flex gap-2 sm:flex-wrap" {...kept}>
      {canApply(job) && <ApplyButton job={job} isAsked={isAskedToApply} />}
      {(isOpen(job) || isSaved) && <SaveJobButton job={job} place="details" />}
      {isOpen(job) && <ShareButton job={job} />}
    </div>
  )
}

export function RemovedNotice({ job }: { job: Job }) {
  const m = jobMessages
  if (job.removed_at === null) return null
  return (
    <Alert kind="warning" title={m.noLongerPosted}>
      {m.noLongerPostedText(formatDate(job.removed_at))}
    </Alert>
  )
}
