import type { Job } from '@hanap/contract/jobs/jobs'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../i18n/format.ts'
import { EmployerName } from '../../../listing/employer/employer-name.tsx'
import { EmployerPlate, employerPaint } from '../../../listing/employer/employer-plate.tsx'
import { useJobTypeWords } from '../../../listing/job-type-words.ts'
import { TagList } from '../../../listing/tag-list.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SignBoard } from '../../../ui/signs/sign-board.tsx'
import { jobMessages } from '../messages.ts'

type JobBoardProps = {
  job: Job
  /** Decides the heading level. */
  place: 'page' | 'pane'
  /** Below the board, never on the paint. */
  actions: ReactNode
  badge?: ReactNode
}

export function JobBoard({ job, place, actions, badge }: JobBoardProps) {
  const m = jobMessages
  const isPage = place === 'page'
  const Title = isPage ? 'h1' : 'h2'
  const posted = formatDateTime(job.date_posted)
  return (
    <header className={isPage ? 'frame job-head' : 'border-b border-line'}>
      <SignBoard paint={employerPaint(job.employer)} className="job-sign">
        <span>
          <EmployerPlate employer={job.employer} size="big" turned />
        </span>
        <p className="sign-text text-t0 leading-tight tracking-[0.05em] wrap-anywhere">
          <EmployerName employer={job.employer} />
        </p>
        <Title
          tabIndex={-1}
          className={job.title.length > 90 ? 'wrap-anywhere max-sm:text-t3' : 'wrap-anywhere'}
        >
          {job.title}
        </Title>
      </SignBoard>
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 px-4 py-3',
          isPage ? 'lg:px-6 lg:py-4' : 'sm:px-6',
        )}
      >
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          <p className="flex flex-wrap items-center gap-2 text-t1 text-ink-2">
            {badge}
            {[posted && m.posted(posted), useJobTypeWords(job.job_type)].filter(Boolean).join(' · ')}
          </p>
          <TagList tags={job.tags} />
        </div>
        {actions}
      </div>
    </header>
  )
}
