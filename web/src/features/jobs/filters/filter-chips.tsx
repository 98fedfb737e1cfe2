import { X } from 'lucide-react'
import { appliedFilters, type Filters, withoutFilter } from '../../../acts/search/filters/filter-draft.ts'
import { filterMessages } from '../../../acts/search/filters/filter-messages.ts'
import { filterName } from '../../../acts/search/filters/filter-names.ts'
import { useTagNames } from '../../../acts/search/filters/filter-queries.ts'
import { readChosenTags } from '../../../listing/address/chosen-tags.ts'
import { filtersOf } from '../../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../../listing/address/job-search-params.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/signs/icon.tsx'

type FilterChipsProps = { params: JobSearchParams; onFilter: (filters: Filters) => void }

export function FilterChips({ params, onFilter }: FilterChipsProps) {
  const m = filterMessages
  const filters = filtersOf(params)
  const names = useTagNames(readChosenTags(params.tags), params.search, filters)
  return (
    <ul aria-label={m.applied} className="order-4 flex w-full flex-wrap items-center gap-1.5 lg:order-7">
      {appliedFilters(params).map((filter) => {
        const name = filterName(filter, m, names)
        return (
          <li key={typeof filter.value === 'string' ? filter.value : `tag ${filter.value.id}`}>
            <button
              type="button"
              className="chip border-sea bg-sea-tint wrap-anywhere"
              aria-label={m.removeFilter(name)}
              onClick={() => onFilter(withoutFilter(filters, filter))}
            >
              {name}
              <Icon of={X} size="small" />
            </button>
          </li>
        )
      })}
      <li>
        <Button look="quiet" onClick={() => onFilter({})}>
          {m.clearAll}
        </Button>
      </li>
    </ul>
  )
}
