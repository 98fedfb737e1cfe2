import type { Job } from '@hanap/contract/jobs/jobs'
import { previewOf } from '@hanap/contract/jobs/preview'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { AppliedBadge } from '../../acts/applied/applied-badge.tsx'
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
import { classNames } from '../../ui/class-names.ts'
import { focusBeside } from '../../ui/focus-beside.ts'
import { Badge } from '../../ui/signs/badge.tsx'
import { ChangedSince } from './changed-since.tsx'
import { JobHours } from './job-hours.tsx'
import { savedJobsPageMessages } from './page-messages.ts'

type SavedJobRowProps = {
  entry: SavedEntry
  now: number
  /** What changed stands beside the list. */
  isBesideSide: boolean
  /** Whether a click is the rest of a double tap, begun on the row that stood here before. */
  isSecondTap: (event: MouseEvent) => boolean
  onRemove: (job: Job) => void
}

/** One saved job: what it is, what it pays, and the ways on from it. */
export function SavedJobRow({ entry, now, isBesideSide, isSecondTap, onRemove }: SavedJobRowProps) {
  const m = savedJobsPageMessages
  const saving = savedJobMessages
  const titleId = useId()
  const job = entry.job_details
  const employer = useEmployerName(job.employer)
  const toJob = { to: pages.job.path, params: { id: String(job.id) } } as const
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_44px] gap-x-3 py-4 pr-2 pl-4 lg:grid-cols-[44px_minmax(0,1fr)_270px_44px] lg:grid-rows-[auto_1fr] lg:gap-x-4 lg:py-4.5 lg:pl-5">
      <EmployerPlate employer={job.employer} />
      <div>
        <h2 className="-my-1 line-clamp-3 py-1 text-[0.9375rem] leading-tight lg:text-[1rem]" id={titleId}>
          <Link {...toJob} className="py-1 text-ink no-underline hover:underline">
            {job.title}
          </Link>
        </h2>
        <p className="mt-0.5 text-ink-2 text-t1">{employer}</p>
      </div>
      <IconButton
        className="-mt-2.5 lg:col-start-4"
        icon={Trash2}
        label={saving.removeTitled(job.title)}
        onClick={(event) => {
          if (isSecondTap(event)) return
          focusBeside(event.currentTarget)
          onRemove(job)
        }}
      />
      <div className={classNames(WORDS, 'lg:col-span-1 lg:col-start-2 lg:row-start-2')}>
        {job.description && (
          <p className="max-w-[68ch] text-ink-2 text-t1 leading-normal max-lg:line-clamp-2">
            {previewOf(job.description)}
          </p>
        )}
        <JobWords entry={entry} now={now} />
        {job.removed_at !== null && (
          <p className="text-ink-2 text-t1">{m.takenDown(formatDate(job.removed_at))}</p>
        )}
      </div>
      <div className="contents lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:block">
        <div className={classNames(PAY, 'lg:pt-0')}>
          {!isBesideSide && <ChangedSince entry={entry} />}
          <PayLine paid={job} />
          <JobHours hours={job.work_hours} />
        </div>
        <p className={ACTIONS}>
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

/* On a phone the pay stands above the words, on a desk it is a column of its own, with the buttons. */
const PAY = 'order-1 col-span-3 grid gap-1.5 pt-2.5 pr-2'
const WORDS = 'order-2 col-span-3 grid content-start gap-1.5 pt-1.5 pr-2'
const ACTIONS = 'order-3 col-span-3 mt-3.5 flex flex-wrap gap-2 lg:pr-2 lg:*:flex-1 lg:*:px-2'

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
