import { X } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { viewMessages } from '../views/views-messages.ts'
import type { Criterion } from './application-filters.ts'
import { type ApplicationFilters } from './applications-search.ts'
import { filterWords } from './filter-words.ts'

export function TrackerChips(props: {
  filters: ApplicationFilters
  criteria: readonly Criterion[]
  onRemove: (criteria: readonly Criterion[]) => void
}) {
  const { filters, criteria, onRemove } = props
  const m = viewMessages
  return (
    <ul aria-label={m.inUse} className="flex flex-wrap items-center gap-1.5">
      {criteria.map((criterion) => {
        const words = filterWords(criterion, filters, m)
        return (
          <li key={criterion}>
            <button
              type="button"
              className="chip border-sea bg-sea-tint wrap-anywhere"
              aria-label={m.removeFilter(words)}
              onClick={() => onRemove([criterion])}
            >
              {words}
              <Icon of={X} size="small" />
            </button>
          </li>
        )
      })}
      <li>
        <Button look="quiet" onClick={() => onRemove(criteria)}>
          {m.reset}
        </Button>
      </li>
    </ul>
  )
}
