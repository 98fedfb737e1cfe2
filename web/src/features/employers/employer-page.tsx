import type { EmployerPage as Employer } from '@hanap/contract/jobs/employers'
import { JOBS_PER_PAGE } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isApiProblem } from '../../api/problems/problems.ts'
import { employerMessages } from '../../listing/employer/messages.ts'
import { ListFailed } from '../../page/failing/list-failed.tsx'
import { Page } from '../../page/page.tsx'
import { pageSearch, readPageSearch } from '../../page/page-search.ts'
import { classNames } from '../../ui/class-names.ts'
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts'
import { directoryMessages } from './directory-messages.ts'
import { EmployerBoard } from './employer-board.tsx'
import { EmployerGone } from './employer-gone.tsx'
import { EmployerJobs } from './employer-jobs.tsx'
import { EmployerSkeleton } from './employer-skeleton.tsx'
import { EmployerSkills } from './employer-skills.tsx'
import { EmployerPast } from './past/employer-past.tsx'
import { employerQuery } from './queries.ts'

export function EmployerPage() {
  const { id } = useParams({ strict: false })
  if (id === undefined || !/^[1-9]\d{0,14}$/.test(id)) return <EmployerGone />
  return <EmployerById key={id} id={Number(id)} />
}

function EmployerById({ id }: { id: number }) {
  const m = directoryMessages
  const texts = employerMessages
  const { page = 1 } = readPageSearch(useSearch({ strict: false }))
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(employerQuery(id, page))
  const kept = useKeptFocus<HTMLDivElement>((area) => area.closest('main')?.querySelector('h1'))
  if (isApiProblem(error, 'not-found')) return <EmployerGone />
  const hasFailed = error !== null && !isFetching && !data
  const title = data ? (data.name ?? texts.notShown) : hasFailed ? m.title : m.employerLoading
  return (
    <Page title={title} ownHeading={!hasFailed}>
      <div {...kept}>
        <p className="-mt-3 mb-1 text-t1">
          <Link to={pages.employers.path} className="inline-flex min-h-11 items-center">
            {m.allEmployers}
          </Link>
        </p>
        {hasFailed && <ListFailed text={m.employerFailed} onRetry={() => void refetch()} />}
        {!hasFailed && !data && <EmployerSkeleton />}
        {data && <FullEmployer employer={data} page={page} isChanging={isPlaceholderData} />}
      </div>
    </Page>
  )
}

type FullEmployerProps = { employer: Employer; page: number; isChanging: boolean }

/** On wide screens the jobs come to the right. */
function FullEmployer({ employer, page, isChanging }: FullEmployerProps) {
  const navigate = useNavigate()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const lastPage = Math.ceil(employer.count / JOBS_PER_PAGE)
  const isBeyond = !isChanging && employer.results.length === 0 && lastPage > 0 && page > lastPage
  const go = (to: number, replace = false) =>
    navigate({
      to: pages.employer.path,
      params: { id: String(employer.id) },
      search: pageSearch(to),
      replace,
      resetScroll: false,
    })

  useEffect(() => {
    if (isBeyond) void go(lastPage, true)
  })

  async function turnTo(to: number) {
    await go(to)
    headingRef.current?.scrollIntoView()
    headingRef.current?.focus({ preventScroll: true })
  }

  const isOpen = employer.open_jobs > 0
  return (
    <>
      <EmployerBoard page={employer} />
      <div
        className={classNames(
          'mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          isOpen && 'lg:grid-cols-[360px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-4',
        )}
      >
        {!isBeyond && (
          <div className={isOpen ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : undefined}>
            <EmployerJobs
              employer={employer}
              page={page}
              isChanging={isChanging}
              headingRef={headingRef}
              onPage={turnTo}
            />
          </div>
        )}
        {isOpen && <EmployerSkills skills={employer.skills} />}
        {employer.past && <EmployerPast past={employer.past} outcomes={employer.outcomes} />}
      </div>
    </>
  )
}
