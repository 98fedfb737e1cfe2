import { ChevronDown } from 'lucide-react'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { viewMessages } from '../views/views-messages.ts'
import { type ApplicationsSearch, type TrackerOrder, trackerOrders } from './applications-search.ts'

export function TrackerSort(props: {
  order: TrackerOrder
  onOrder: (sort: ApplicationsSearch['sort']) => void
}) {
  const m = viewMessages
  const names: Readonly<Record<TrackerOrder, string>> = {
    applied: m.sortApplied,
    updated: m.sortUpdated,
    interview: m.sortInterview,
    employer: m.sortEmployer,
  }
  return (
    <label className="grid gap-1.5 lg:w-44">
      <span className="field-label lg:sr-only">{m.sortBy}</span>
      <span className="input-box">
        <select
          className="input"
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
    </label>
  )
}
