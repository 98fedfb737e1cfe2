import type { Job } from '@hanap/contract/jobs/jobs'
import { previewOf } from '@hanap/contract/jobs/preview'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { AppliedBadge } from '../../acts/apply/applied-badge.tsx'
import { savedJobMessages } from '../../acts/save/messages.ts'
import type { SavedEntry } from '../../acts/save/saved-entries.ts'
import { formatAge } from '../../i18n/age.ts'
import { formatDate } from '../../i18n/format.ts'
import { EmployerPlate, useEmployerName } from '../../listing/employer/employer-plate.tsx'
import { useJobTypeWords } from '../../listing/job-type-words.ts'
import { PayLine } from '../../listing/pay/pay-line.tsx'
import { TagList } from '../../listing/tag-list.tsx'
import { offlineMessages } from '../../seeker/waiting/messages.ts'
import { useWaiting } from '../../seeker/waiting/waiting-marks.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { focusBeside } from '../../ui/focus-beside.ts'
import { Badge } from '../../ui/signs/badge.tsx'
import { ChangedSince } from './changed-since.tsx'
import { savedJobsPageMessages } from './page-messages.ts'

type SavedJobRowProps = {
  entry: SavedEntry
  now: number
  /** Whether a click is the rest of a double tap, begun on the row that stood here before. */
  isSecondTap: (event: MouseEvent) => boolean
  onRemove: (job: Job) => void
}

/** One saved job: what it is, what it pays, and the ways on from it. */
export function SavedJobRow({ entry, now, isSecondTap, onRemove }: SavedJobRowProps) {
  const m = savedJobsPageMessages
  const saving = savedJobMessages
  const titleId = useId()
  const job = entry.job_details
  const employer = useEmployerName(job.employer)
  const toJob = { to: pages.job.path, params: { id: String(job.id) } } as const
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_44px] gap-x-3 py-4 pr-2 pl-4">
      <EmployerPlate employer={job.employer} />
      <div>
        <h2 className="-my-1 line-clamp-3 py-1 text-[0.9375rem] leading-tight" id={titleId}>
          <Link {...toJob} className="py-1 text-ink no-underline hover:underline">
            {job.title}
          </Link>
        </h2>
        <p className="mt-0.5 text-t1 text-ink-2">{employer}</p>
      </div>
      <IconButton
        className="-mt-2.5"
        icon={Trash2}
        label={saving.removeTitled(job.title)}
        onClick={(event) => {
          if (isSecondTap(event)) return
          focusBeside(event.currentTarget)
          onRemove(job)
        }}
      />
      <div className="col-span-3 grid gap-1.5 pt-2.5 pr-2">
        <ChangedSince entry={entry} />
        <PayLine paid={job} />
        {job.description && (
          <p className="max-w-[68ch] text-t1 leading-normal text-ink-2">{previewOf(job.description)}</p>
        )}
        <JobWords entry={entry} now={now} />
        {job.removed_at !== null && (
          <p className="text-ink-2 text-t1">{m.takenDown(formatDate(job.removed_at))}</p>
        )}
        <p className="mt-2 flex flex-wrap gap-2">
          {job.removed_at === null && (
            <ButtonLink {...toJob} look="primary" aria-describedby={titleId}>
              {m.applyNow}
            </ButtonLink>
          )}
          <ButtonLink {...toJob} aria-describedby={titleId}>
            {m.readMore}
          </ButtonLink>
        </p>
      </div>
    </li>
  )
}

/** Type, age and tags, and what has become of the job. */
function JobWords({ entry, now }: { entry: SavedEntry; now: number }) {
  const m = savedJobsPageMessages
  const { job_type, date_posted, tags, removed_at } = entry.job_details
  const age = formatAge(date_posted, now)
  const isWaiting = useWaiting().some((one) => one.kind === 'save' && one.job.id === entry.job_id)
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-t0">
      <b>{useJobTypeWords(job_type)}</b>
      {age && <span className="text-ink-2">{m.posted(age)}</span>}
      {isWaiting && <Badge tone="grey">{offlineMessages.waitingHere}</Badge>}
      <AppliedBadge job={entry.job_details} />
      {removed_at !== null && <Badge tone="grey">{m.noLongerPosted}</Badge>}
      <TagList tags={tags} most={3} />
    </div>
  )
}
