import type { Job, SimilarJob } from '@hanap/contract/jobs/jobs'
import { previewOf } from '@hanap/contract/jobs/preview'
import { Link } from '@tanstack/react-router'
import { jobLink } from '../listing/address/job-addresses.ts'
import type { JobSearchParams } from '../listing/address/job-search-params.ts'
import { EmployerPlate, useEmployerName } from '../listing/employer/employer-plate.tsx'
import { Ledger } from '../listing/ledger.tsx'
import { titleWords } from '../listing/title-words.ts'
import { classNames } from '../ui/class-names.ts'
import { RowWords } from './row-words.tsx'
import { SaveJobButton } from './save/save-job-button.tsx'
import { similarityTexts } from './similarity-messages.ts'

type RowJob = Job & Partial<Pick<SimilarJob, 'similarityLabel'>>

type JobRowProps = {
  job: RowJob
  /** The list's search, kept in the job's address. */
  params?: JobSearchParams | undefined
  now: number
  /** Open in the pane beside the list. */
  isOpen: boolean
  hasPane: boolean
  /** In a list of one employer's jobs. */
  isOfOne?: boolean
}

/** The title's link covers the row, below the save toggle and the scrolling line. */
export function JobRow({ job, params, now, isOpen, hasPane, isOfOne }: JobRowProps) {
  const employer = useEmployerName(job.employer)
  return (
    <li
      className={classNames(
        'group relative grid grid-cols-[40px_minmax(0,1fr)_44px] gap-x-3 pt-2.5 pr-1 pb-2 pl-4',
        '-outline-offset-3 has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-sea',
        isOpen
          ? 'bg-sea-tint shadow-[inset_5px_0_0_var(--sea)] forced-colors:border-l-5 forced-colors:border-l-[Highlight] [&_.tag]:bg-card'
          : 'hover:bg-sunk hover:[&_.tag]:bg-line hover:[&_.tag]:text-ink',
      )}
    >
      {!isOfOne && <EmployerPlate employer={job.employer} size="small" />}
      <div className="min-w-0 first:col-span-2">
        <h3 className="row-title line-clamp-2">
          <Link
            {...jobLink(job, params)}
            state={{ isFromList: !hasPane }}
            resetScroll={!hasPane}
            aria-current={isOpen ? 'true' : undefined}
            className="text-ink no-underline group-hover:underline before:absolute before:inset-0 focus-visible:outline-0"
          >
            {titleWords(job.title)}
          </Link>
        </h3>
        {!isOfOne && <p className="mt-px truncate text-t0 leading-[1.39] text-ink-2">{employer}</p>}
      </div>
      <span className="relative -mt-2 h-9">
        <SaveJobButton job={job} place="search" />
      </span>
      <div className="col-span-3 grid gap-0.75 pt-1.25">
        <div className="pr-3">
          <Ledger job={job} />
        </div>
        <p className="truncate pr-3 text-t0 leading-[1.39] text-ink-2">{previewOf(job.description)}</p>
        <RowWords job={job} now={now}>
          {job.similarityLabel && <span className="text-ink-2">{similarityTexts[job.similarityLabel]}</span>}
        </RowWords>
      </div>
    </li>
  )
}
