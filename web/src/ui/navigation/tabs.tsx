import './tabs.css'
import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../signs/icon.tsx'
import { nextIndex } from './next-index.ts'

type TabItem<Id extends string> = {
  id: Id
  label: string
  count?: number | undefined
  icon?: LucideIcon | undefined
}

/** Arrow keys, Home and End choose; Tab moves into the panel. */
export function Tabs<Id extends string>(props: {
  label: string
  items: readonly TabItem<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** Vertical, beside the panel. */
  upright?: boolean | undefined
  /** Beside the tabs, but not a tab. */
  beside?: ReactNode
  children: ReactNode
}) {
  const { label, items, selected, onSelect, upright, beside, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // Shows the chosen tab without scrolling the page.
  useLayoutEffect(() => {
    const row = list.current
    const tab = row && document.getElementById(`${id}-${selected}`)
    if (upright || !row || !tab) return
    const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (box.left < frame.left || box.right > frame.right) row.scrollLeft += box.right - frame.right
  }, [id, selected, upright])

  function press(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === selected)
    const next = nextIndex(event.key, at, items.length, upright ? 'vertical' : 'horizontal')
    const item = next === null ? undefined : items[next]
    if (!item || next === null) return
    event.preventDefault()
    onSelect(item.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div className={upright ? 'tabs-upright' : undefined}>
      <div className="tabs-row">
        <div
          role="tablist"
          aria-label={label}
          aria-orientation={upright ? 'vertical' : undefined}
          className="tabs"
          ref={list}
          onKeyDown={press}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-${item.id}`}
              className="tab"
              aria-selected={item.id === selected}
              aria-controls={`${id}-panel`}
              tabIndex={item.id === selected ? 0 : -1}
              onClick={() => onSelect(item.id)}
            >
              {item.icon && <Icon of={item.icon} size="small" />}
              {item.label}
              {item.count !== undefined && <b>{item.count}</b>}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  )
}
