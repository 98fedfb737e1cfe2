import './employer-jobs.css'
import type { EmployerPage } from '@hanap/contract/jobs/employers'
import { JOBS_PER_PAGE } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { useRouter } from '@tanstack/react-router'
import { BriefcaseBusiness, EyeOff } from 'lucide-react'
import type { RefObject } from 'react'
import { JobRow } from '../../acts/job-row.tsx'
import { useNow } from '../../i18n/use-now.ts'
import { PayKey } from '../../listing/pay/pay-ruler.tsx'
import { pageSearch } from '../../page/page-search.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { PagedRows } from '../../ui/surfaces/paged-rows.tsx'
import { directoryMessages } from './directory-messages.ts'

type EmployerJobsProps = {
  employer: EmployerPage
  page: number
  /** The next page is loading. */
  isChanging: boolean
  headingRef: RefObject<HTMLHeadingElement | null>
  onPage: (page: number) => void
}

export function EmployerJobs({ employer, page, isChanging, headingRef, onPage }: EmployerJobsProps) {
  const m = directoryMessages
  const router = useRouter()
  const now = useNow()
  const { id, count, open_jobs, results } = employer
  const hidden = open_jobs - count
  const hrefFor = (to: number) =>
    router.buildLocation({
      to: pages.employer.path,
      params: { id: String(id) },
      search: pageSearch(to),
    }).publicHref
  if (results.length === 0) return <NoOpenJobs areHidden={open_jobs > 0} />
  return (
    <section className="employer-jobs">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 pb-2.5">
        <h2 ref={headingRef} tabIndex={-1} className="scroll-mt-4 text-t3">
          {[m.openJobs(open_jobs), hidden > 0 && m.hidden(hidden)].filter(Boolean).join(', ')}
        </h2>
        <PayKey />
      </div>
      <PagedRows
        isChanging={isChanging}
        page={page}
        pageCount={Math.ceil(count / JOBS_PER_PAGE)}
        onPage={onPage}
        hrefFor={hrefFor}
        label={m.jobPages}
      >
        {results.map((job) => (
          <JobRow key={job.id} job={job} now={now} isOpen={false} hasPane={false} isOfOne />
        ))}
      </PagedRows>
    </section>
  )
}

function NoOpenJobs({ areHidden }: { areHidden: boolean }) {
  const m = directoryMessages
  return (
    <EmptyState
      title={areHidden ? m.allHidden : m.noneOpen}
      icon={areHidden ? EyeOff : BriefcaseBusiness}
      action={
        <ButtonLink to={pages.jobs.path} search={{ sort_by: 'date' }} look="primary">
          {m.viewAllJobs}
        </ButtonLink>
      }
    >
      <p>{areHidden ? m.allHiddenText : m.noneOpenText}</p>
    </EmptyState>
  )
}
