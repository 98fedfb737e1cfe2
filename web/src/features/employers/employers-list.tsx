import { EMPLOYERS_PER_PAGE, type EmployerCard } from '@hanap/contract/jobs/employers'
import { pages } from '@hanap/contract/site/pages'
import { useRouter } from '@tanstack/react-router'
import { useNow } from '../../i18n/use-now.ts'
import { PagedRows } from '../../ui/surfaces/paged-rows.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { directoryMessages } from './directory-messages.ts'
import { EmployerRow } from './employer-row.tsx'
import type { EmployersSearch } from './employers-search.ts'

type EmployersListProps = {
  search: EmployersSearch
  list: { count: number; results: readonly EmployerCard[] }
  /** The next page is loading. */
  isChanging: boolean
  onPage: (page: number) => void
}

export function EmployersList({ search, list, isChanging, onPage }: EmployersListProps) {
  const m = directoryMessages
  const router = useRouter()
  const now = useNow()
  const hrefFor = (page: number) =>
    router.buildLocation({ to: pages.employers.path, search: { ...search, page } }).publicHref
  return (
    <PagedRows
      isChanging={isChanging}
      page={search.page ?? 1}
      pageCount={Math.ceil(list.count / EMPLOYERS_PER_PAGE)}
      onPage={onPage}
      hrefFor={hrefFor}
      label={m.pages}
    >
      {list.results.map((employer) => (
        <EmployerRow key={employer.id} employer={employer} now={now} />
      ))}
    </PagedRows>
  )
}

export function LoadingEmployers() {
  const m = directoryMessages
  return (
    <div className="frame">
      <Skeleton label={m.loading} className="rows gap-0">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
          <div key={row} className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-3 px-4 py-3.5">
            <SkeletonBlock />
            <div className="grid gap-2.5">
              <SkeletonLine short />
              <SkeletonLine className="md:hidden" />
            </div>
          </div>
        ))}
      </Skeleton>
    </div>
  )
}
