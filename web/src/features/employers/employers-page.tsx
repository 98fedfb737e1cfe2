import { EMPLOYERS_PER_PAGE } from '@hanap/contract/jobs/employers'
import { pages } from '@hanap/contract/site/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Building2, SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { unquoted } from '../../i18n/unquoted.ts'
import { ListFailed } from '../../page/failing/list-failed.tsx'
import { NothingYet } from '../../page/nothing-yet.tsx'
import { Page } from '../../page/page.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { directoryMessages } from './directory-messages.ts'
import { EmployerSearchBox } from './employer-search-box.tsx'
import { EmployersList, LoadingEmployers } from './employers-list.tsx'
import { type EmployersSearch, readEmployersSearch } from './employers-search.ts'
import { employersQuery } from './queries.ts'

/** Employers with open jobs; the address holds name and page. */
export function EmployersPage() {
  const m = directoryMessages
  const search = readEmployersSearch(useSearch({ strict: false }))
  const { data: list, error, isFetching, isPlaceholderData, refetch } = useQuery(employersQuery(search))
  const headingRef = useRef<HTMLHeadingElement>(null)
  const kept = useKeptFocus<HTMLDivElement>(() => headingRef.current)
  const go = useGo(search)
  const { search: name = '', page = 1 } = search
  const lastPage = list && Math.ceil(list.count / EMPLOYERS_PER_PAGE)
  const isBeyond = list?.results.length === 0 && lastPage !== undefined && lastPage > 0 && page > lastPage
  const hasFailed = error !== null && !isFetching && !list

  useEffect(() => {
    if (isBeyond && lastPage !== undefined) void go.toLast(lastPage)
  })

  async function turnTo(next: number) {
    await go.to(next)
    headingRef.current?.scrollIntoView()
    headingRef.current?.focus({ preventScroll: true })
  }

  const heading = !list
    ? m.searching
    : name === ''
      ? m.count(list.count)
      : m.matching(list.count, unquoted(name))
  return (
    <Page title={m.title} lead={m.lead}>
      <EmployerSearchBox name={name} onSearch={go.search} />
      <div {...kept} className="mt-6">
        <h2 ref={headingRef} tabIndex={-1} className="scroll-mt-4 pb-2.5 text-t3" aria-live="polite">
          {hasFailed ? m.title : heading}
        </h2>
        {hasFailed ? (
          <ListFailed text={m.failed} onRetry={() => void refetch()} />
        ) : !list || isBeyond ? (
          <LoadingEmployers />
        ) : list.results.length > 0 ? (
          <EmployersList search={search} list={list} isChanging={isPlaceholderData} onPage={turnTo} />
        ) : (
          <NoEmployers name={name} onShowAll={() => go.search('')} />
        )}
      </div>
    </Page>
  )
}

function NoEmployers({ name, onShowAll }: { name: string; onShowAll: () => void }) {
  const m = directoryMessages
  if (name === '') {
    return <NothingYet icon={Building2} title={m.empty} text={m.emptyText} findJobs={m.findJobs} />
  }
  return (
    <EmptyState
      title={m.noneFound}
      icon={SearchX}
      action={
        <Button look="primary" onClick={onShowAll}>
          {m.showAll}
        </Button>
      }
    >
      <p>{m.noneFoundText}</p>
    </EmptyState>
  )
}

/** A new name begins at page 1. */
function useGo(current: EmployersSearch) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const open = (search: EmployersSearch, replace = false) =>
    navigate({ to: pages.employers.path, search, replace, resetScroll: false })
  const { page: _, ...others } = current
  return {
    to: (page: number) => open({ ...others, ...(page > 1 && { page }) }),
    toLast: (page: number) => open({ ...others, ...(page > 1 && { page }) }, true),
    search: (name: string) => {
      // Searching the same name again refetches.
      if (name === (current.search ?? '')) void queries.invalidateQueries(employersQuery(current))
      void open(name === '' ? {} : { search: name })
    },
  }
}
