import './segments.css'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '../signs/icon.tsx'

/** Applies at once: Table, Board, Timeline. */
export function Segments<Id extends string>(props: {
  label: string
  items: readonly { id: Id; label: string; icon?: LucideIcon }[]
  selected: Id
  onSelect: (id: Id) => void
}) {
  const { label, items, selected, onSelect } = props
  return (
    <div role="group" aria-label={label} className="segments">
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className="segment"
          aria-pressed={item.id === selected}
          onClick={() => onSelect(item.id)}
        >
          {item.icon && <Icon of={item.icon} size="small" />}
          {item.label}
        </button>
      ))}
    </div>
  )
}
