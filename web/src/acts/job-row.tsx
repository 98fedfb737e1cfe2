import type { Job, SimilarJob } from '@hanap/contract/jobs/jobs'
import { previewOf } from '@hanap/contract/jobs/preview'
import { Link } from '@tanstack/react-router'
import { formatAge } from '../i18n/age.ts'
import { jobLink } from '../listing/address/job-addresses.ts'
import type { JobSearchParams } from '../listing/address/job-search-params.ts'
import { EmployerPlate, useEmployerName } from '../listing/employer/employer-plate.tsx'
import { useJobTypeWords } from '../listing/job-type-words.ts'
import { PayLine } from '../listing/pay/pay-line.tsx'
import { TagList } from '../listing/tag-list.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/signs/icon.tsx'
import { useAppliedMark } from './apply/applied-mark.ts'
import { SaveJobButton } from './save/save-job-button.tsx'
import { similarityTexts } from './similarity-messages.ts'

const MOST_TAGS = 3

/** A listing, found by a search or for another one. */
type RowJob = Job & Partial<Pick<SimilarJob, 'similarityLabel'>>

type JobRowProps = {
  job: RowJob
  /** The results it stands in, kept in the job's address; absent outside the listing. */
  params?: JobSearchParams | undefined
  now: number
  /** Open in the pane beside the list. */
  isOpen: boolean
  hasPane: boolean
}

/** One listing in the list. The title's link covers the row; the save toggle is a target of its own above it. */
export function JobRow({ job, params, now, isOpen, hasPane }: JobRowProps) {
  const employer = useEmployerName(job.employer)
  return (
    <li
      className={classNames(
        'group relative grid grid-cols-[44px_minmax(0,1fr)_44px] gap-x-3 py-4 pr-2 pl-4',
        '-outline-offset-3 has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-sea',
        isOpen
          ? 'bg-sea-tint shadow-[inset_5px_0_0_var(--sea)] forced-colors:border-l-5 forced-colors:border-l-[Highlight] [&_.tag]:bg-card'
          : 'hover:bg-sunk hover:[&_.tag]:bg-line hover:[&_.tag]:text-ink',
      )}
    >
      <EmployerPlate employer={job.employer} />
      <div className="min-w-0">
        <h3 className="line-clamp-3 text-[0.9375rem]">
          <Link
            {...jobLink(job, params)}
            state={{ isFromList: !hasPane }}
            resetScroll={!hasPane}
            aria-current={isOpen ? 'true' : undefined}
            className="text-ink no-underline group-hover:underline before:absolute before:inset-0 focus-visible:outline-0"
          >
            {job.title}
          </Link>
        </h3>
        <p className="mt-0.5 text-t1 text-ink-2">{employer}</p>
      </div>
      <span className="relative -mt-2.5 h-11">
        <SaveJobButton job={job} place="search" />
      </span>
      <div className="col-span-3 grid gap-1.5 pt-2.5 pr-2">
        <PayLine paid={job} />
        <p className="text-t1 leading-[1.45] text-ink-2">{previewOf(job.description)}</p>
        <JobWords job={job} now={now} />
      </div>
    </li>
  )
}

const markTones = { blue: 'text-blue', grey: 'text-ink-2', yellow: 'text-yellow' } as const

/** Type, age, how alike, whether applied, and the first tags. */
function JobWords({ job, now }: { job: RowJob; now: number }) {
  const mark = useAppliedMark(job)
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-t0">
      <b>{useJobTypeWords(job.job_type)}</b>
      <span className="text-ink-2">{formatAge(job.date_posted, now)}</span>
      {job.similarityLabel && <span className="text-ink-2">{similarityTexts[job.similarityLabel]}</span>}
      {mark && (
        <span className={`flex items-center gap-1.5 font-semibold ${markTones[mark.tone]}`}>
          <Icon of={mark.icon} size="small" />
          {mark.text}
        </span>
      )}
      <TagList tags={job.tags} most={MOST_TAGS} />
    </div>
  )
}
