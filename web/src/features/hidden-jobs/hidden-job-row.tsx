import type { HiddenJob } from '@hanap/contract/jobs/hidden-jobs'
import type { Job } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { AppliedBadge } from '../../acts/applied/applied-badge.tsx'
import { HideJobButton } from '../../acts/hide/hide-job-button.tsx'
import { hiddenJobMessages } from '../../acts/hide/messages.ts'
import { formatAge } from '../../i18n/age.ts'
import { EmployerPlate, useEmployerName } from '../../listing/employer/employer-plate.tsx'
import { useJobTypeWords } from '../../listing/job-type-words.ts'
import { Ledger } from '../../listing/ledger.tsx'
import { titleWords } from '../../listing/title-words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusBeside } from '../../ui/focus-beside.ts'
import { hiddenPageMessages } from './page-messages.ts'

type HiddenJobRowProps = {
  item: HiddenJob
  now: number
  /** Whether the click ends a double tap begun on the row above, now gone. */
  isSecondTap: (event: MouseEvent) => boolean
  onShow: (job: Job) => void
}

export function HiddenJobRow({ item, now, isSecondTap, onShow }: HiddenJobRowProps) {
  const m = hiddenPageMessages
  const { showAgain } = hiddenJobMessages
  const job = item.job_details
  return (
    <Row as="h2" job={job} age={m.hiddenOn(formatAge(item.hidden_at, now))}>
      <Button
        size="small"
        aria-label={m.showAgainTitled(job.title)}
        onClick={(event) => {
          if (isSecondTap(event)) return
          focusBeside(event.currentTarget)
          onShow(job)
        }}
      >
        {showAgain}
      </Button>
    </Row>
  )
}

/** The row of a job that is not hidden yet. */
export function JobToHideRow({ job, now }: { job: Job; now: number }) {
  const titleId = useId()
  return (
    <Row as="h3" job={job} age={formatAge(job.date_posted, now)} titleId={titleId}>
      <HideJobButton job={job} onHide={() => () => {}} describedBy={titleId} />
    </Row>
  )
}

/** `titleId` is that of a row whose button is an icon: beside the title, as in the job list. */
type RowProps = { as: 'h2' | 'h3'; job: Job; age: string; titleId?: string; children: ReactNode }

function Row({ as: Heading, job, age, titleId, children }: RowProps) {
  const employer = useEmployerName(job.employer)
  return (
    <li className="group relative grid grid-cols-[40px_minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 -outline-offset-3 has-[:is(h2,h3)_a:focus-visible]:outline-3 has-[:is(h2,h3)_a:focus-visible]:outline-sea lg:grid-cols-[40px_minmax(0,1fr)_22rem_auto] lg:items-center lg:gap-x-5">
      <span className="lg:row-span-2">
        <EmployerPlate employer={job.employer} size="small" />
      </span>
      <div className={classNames('min-w-0', !titleId && 'max-lg:col-span-2')}>
        <Heading className="row-title line-clamp-2" id={titleId}>
          <Link
            to={pages.job.path}
            params={{ id: String(job.id) }}
            className="text-ink no-underline group-hover:underline before:absolute before:inset-0 focus-visible:outline-0"
          >
            {titleWords(job.title)}
          </Link>
        </Heading>
        <p className="truncate text-t0 text-ink-2">{employer}</p>
      </div>
      <div className="pt-1.5 max-lg:col-span-full lg:row-span-2 lg:pt-0">
        <Ledger job={job} />
      </div>
      <p className="col-span-2 flex flex-wrap items-center gap-x-2 text-t0 lg:col-span-1 lg:col-start-2 lg:row-start-2">
        <b>{useJobTypeWords(job.job_type)}</b>
        <span className="text-ink-2">{age}</span>
        <AppliedBadge job={job} />
      </p>
      <div
        className={classNames(
          'relative lg:col-start-4 lg:row-span-2 lg:row-start-1',
          titleId ? '-mr-2 max-lg:col-start-3 max-lg:row-start-1 max-lg:-mt-2' : 'max-lg:mt-0.5',
        )}
      >
        {children}
      </div>
    </li>
  )
}
