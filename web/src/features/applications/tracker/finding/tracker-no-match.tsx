import { formatCount } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { EmptyState } from '../../../../ui/surfaces/empty-state.tsx'
import type { TrackerProps } from '../views/view-props.ts'
import { viewMessages } from '../views/views-messages.ts'
import { criteriaOf, waysOut } from './application-filters.ts'
import type { ApplicationsSearch } from './applications-search.ts'
import { filterWords } from './filter-words.ts'
import { noFilters } from './where-shown.ts'

/** Offers to drop single filters, or all of them. */
export function TrackerNoMatch(props: TrackerProps) {
  const { applications, search, now, onChange } = props
  const m = viewMessages
  const criteria = criteriaOf(search)
  const ways = criteria.length > 1 ? waysOut(applications, search, now) : []
  function change(to: ApplicationsSearch) {
    focusHeading()
    onChange(to)
  }
  return (
    <EmptyState
      title={m.noMatchTitle}
      action={
        <div className="flex flex-wrap gap-2">
          {ways.map(({ criterion, count }) => (
            <Button key={criterion} onClick={() => change({ [criterion]: undefined })}>
              {m.without(filterWords(criterion, search, m), m.all(formatCount(count)))}
            </Button>
          ))}
          <Button look={ways.length > 0 ? 'quiet' : 'plain'} onClick={() => change(noFilters(search))}>
            {m.showAll}
          </Button>
        </div>
      }
    >
      {ways.length > 0 ? m.noMatchText : m.noMatchAlone}
    </EmptyState>
  )
}
