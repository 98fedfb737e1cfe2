import { previewOf } from '@hanap/contract/jobs/preview'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { RowWords } from '../../acts/row-words.tsx'
import { EmployerPlate, useEmployerName } from '../../listing/employer/employer-plate.tsx'
import { Ledger } from '../../listing/ledger.tsx'
import { titleWords } from '../../listing/title-words.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ChangedSince } from './changed-since.tsx'
import { savedJobsPageMessages } from './page-messages.ts'
import { RemoveButton, ROW_FOCUS, type SavedRowProps, StateBadges, TakenDown } from './saved-row-parts.tsx'

/** The row on phones: the title's link covers it. */
export function ShortSavedRow({ entry, now, ...removing }: SavedRowProps) {
  const m = savedJobsPageMessages
  const titleId = useId()
  const job = entry.job_details
  const employer = useEmployerName(job.employer)
  const toJob = { to: pages.job.path, params: { id: String(job.id) } } as const
  return (
    <li
      className={classNames(
        ROW_FOCUS,
        'relative grid grid-cols-[40px_minmax(0,1fr)_44px] gap-x-3 pt-2.5 pr-1 pb-2 pl-4',
      )}
    >
      <EmployerPlate employer={job.employer} size="small" />
      <div className="min-w-0">
        <h2 className="row-title line-clamp-2" id={titleId}>
          <Link
            {...toJob}
            className="text-ink no-underline before:absolute before:inset-0 hover:underline focus-visible:outline-0"
          >
            {titleWords(job.title)}
          </Link>
        </h2>
        <p className="mt-px truncate text-ink-2 text-t0 leading-[1.39]">{employer}</p>
      </div>
      <span className="relative -mt-2 h-9">
        <RemoveButton job={job} {...removing} />
      </span>
      <div className="col-span-3 grid grid-cols-[minmax(0,1fr)] gap-0.75 pt-1.25">
        <div className="pr-3">
          <Ledger job={job} />
        </div>
        {job.description && (
          <p className="line-clamp-2 pr-3 text-ink-2 text-t0 leading-[1.39]">{previewOf(job.description)}</p>
        )}
        <RowWords job={job} now={now}>
          <StateBadges entry={entry} />
        </RowWords>
        {entry.changed && (
          <div className="pr-3 pb-1">
            <ChangedSince entry={entry} />
          </div>
        )}
        <TakenDown job={job} />
        <div className="flex items-center justify-between gap-3 pr-3">
          <Link
            {...toJob}
            aria-describedby={titleId}
            className="relative -ml-2 inline-flex min-h-11 items-center px-2 text-t1"
          >
            {m.readMore}
          </Link>
          {job.removed_at === null && (
            <ButtonLink
              {...toJob}
              look="primary"
              size="small"
              className="relative"
              aria-describedby={titleId}
            >
              {m.applyNow}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}
