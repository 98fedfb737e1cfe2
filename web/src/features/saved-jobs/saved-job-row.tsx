import { previewOf } from '@hanap/contract/jobs/preview'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { AppliedBadge } from '../../acts/applied/applied-badge.tsx'
import type { SavedEntry } from '../../acts/save/saved-entries.ts'
import { formatAge } from '../../i18n/age.ts'
import { EmployerPlate, useEmployerName } from '../../listing/employer/employer-plate.tsx'
import { HoursStrip } from '../../listing/hours/hours-strip.tsx'
import { useJobTypeWords } from '../../listing/job-type-words.ts'
import { PayLine } from '../../listing/pay/pay-line.tsx'
import { TagList } from '../../listing/tag-list.tsx'
import { titleWords } from '../../listing/title-words.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { JobHours } from './job-hours.tsx'
import { savedJobsPageMessages } from './page-messages.ts'
import { RemoveButton, ROW_FOCUS, type SavedRowProps, StateBadges, TakenDown } from './saved-row-parts.tsx'

/** The row on wide screens. */
export function SavedJobRow({ entry, now, ...removing }: SavedRowProps) {
  const m = savedJobsPageMessages
  const titleId = useId()
  const job = entry.job_details
  const employer = useEmployerName(job.employer)
  const toJob = { to: pages.job.path, params: { id: String(job.id) } } as const
  return (
    <li
      className={classNames(
        ROW_FOCUS,
        'grid grid-cols-[44px_minmax(0,1fr)_270px_44px] grid-rows-[auto_1fr] gap-x-4 py-4.5 pr-2 pl-5',
      )}
    >
      <EmployerPlate employer={job.employer} />
      <div>
        <h2 className="line-clamp-3 text-wrap text-[1rem] leading-tight" id={titleId}>
          <Link {...toJob} className="py-1 text-ink no-underline hover:underline focus-visible:outline-0">
            {titleWords(job.title)}
          </Link>
        </h2>
        <p className="mt-0.5 text-ink-2 text-t1">{employer}</p>
      </div>
      <RemoveButton className="col-start-4 -mt-2.5" job={job} {...removing} />
      <div className="col-start-2 row-start-2 grid content-start gap-1.5 pt-1.5 pr-2">
        {job.description && (
          <p className="max-w-[68ch] text-ink-2 text-t1 leading-normal">{previewOf(job.description)}</p>
        )}
        <JobWords entry={entry} now={now} />
        <TakenDown job={job} />
      </div>
      <div className="col-start-3 row-span-2 row-start-1">
        <div className="grid gap-1.5 pr-2">
          <PayLine paid={job} />
          <HoursStrip hours={job.work_hours} />
          <JobHours hours={job.work_hours} />
        </div>
        <p className="mt-3.5 flex flex-wrap gap-2 pr-2 *:flex-1 *:px-2">
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

function JobWords({ entry, now }: { entry: SavedEntry; now: number }) {
  const m = savedJobsPageMessages
  const { job_type, date_posted, tags } = entry.job_details
  const age = formatAge(date_posted, now)
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-t0">
      <b>{useJobTypeWords(job_type)}</b>
      {age && <span className="text-ink-2">{m.posted(age)}</span>}
      <StateBadges entry={entry} />
      <AppliedBadge job={entry.job_details} />
      <TagList tags={tags} most={3} />
    </div>
  )
}
