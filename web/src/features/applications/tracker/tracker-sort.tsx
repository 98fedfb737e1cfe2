import { ChevronDown } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type ApplicationsSearch, type TrackerOrder, trackerOrders } from './applications-search.ts'
import { viewMessages } from './views-messages.ts'

/** In which order the applications stand. */
export function TrackerSort(props: {
  order: TrackerOrder
  onOrder: (sort: ApplicationsSearch['sort']) => void
}) {
  const m = useMessages(viewMessages)
  const names: Readonly<Record<TrackerOrder, string>> = {
    applied: m.sortApplied,
    updated: m.sortUpdated,
    interview: m.sortInterview,
    employer: m.sortEmployer,
  }
  return (
    <span className="input-box w-44 max-md:w-auto max-md:flex-1">
      <select
        className="input"
        aria-label={m.sortBy}
        value={props.order}
        onChange={({ target }) => {
          const order = trackerOrders.find((known) => known === target.value) ?? 'applied'
          props.onOrder(order === 'applied' ? undefined : order)
        }}
      >
        {trackerOrders.map((order) => (
          <option key={order} value={order}>
            {names[order]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  )
}
