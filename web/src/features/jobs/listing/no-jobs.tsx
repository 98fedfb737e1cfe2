import type { JobList } from '@hanap/contract/jobs/jobs'
import { SearchX } from 'lucide-react'
import type { Filters } from '../../../acts/search/filters/filter-draft.ts'
import { filterMessages } from '../../../acts/search/filters/filter-messages.ts'
import { filterName } from '../../../acts/search/filters/filter-names.ts'
import { useTagNames } from '../../../acts/search/filters/filter-queries.ts'
import { formatCount } from '../../../i18n/format.ts'
import { unquoted } from '../../../i18n/unquoted.ts'
import { readChosenTags } from '../../../listing/address/chosen-tags.ts'
import { filtersOf } from '../../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../../listing/address/job-search-params.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/surfaces/empty-state.tsx'
import { type Widening, wideningsOf } from './widening.ts'

type NoJobsProps = {
  params: JobSearchParams
  without: JobList['without']
  onReset: () => void
  onFilter: (filters: Filters) => void
  onSearch: (term: string) => void
}

/** Offers to drop whatever brings the most results. */
export function NoJobs({ params, without, onReset, onFilter, onSearch }: NoJobsProps) {
  const m = filterMessages
  const names = useTagNames(readChosenTags(params.tags), params.search, filtersOf(params))
  const ways = wideningsOf(params, without)
  const nameOf = (way: Widening) =>
    'word' in way ? way.word : way.gone.map((filter) => filterName(filter, m, names)).join(', ')
  return (
    <EmptyState
      title={m.noJobsFound}
      icon={SearchX}
      action={
        <Button look="primary" onClick={onReset}>
          {m.resetSearch}
        </Button>
      }
    >
      <p>{ways.length > 0 ? m.noJobsFilters : m.noJobsText}</p>
      <ul className="mt-3 grid justify-items-start gap-2 empty:hidden lg:justify-items-center">
        {ways.map((way) => (
          <li key={nameOf(way)}>
            <button
              type="button"
              className="chip wrap-anywhere"
              onClick={() => ('word' in way ? onSearch(way.search) : onFilter(way.filters))}
            >
              {m.without(unquoted(nameOf(way)), m.jobs(formatCount(way.count)))}
            </button>
            {'word' in way && <span className="mt-1 block text-t0">{m.newSearch}</span>}
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
