import type { LucideIcon } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../class-names.ts'
import { Icon } from '../signs/icon.tsx'
import { nextIndex } from './next-index.ts'

export type MenuItem = {
  id: string
  label: string
  icon?: LucideIcon | undefined
  href?: string | undefined
  danger?: boolean | undefined
  onSelect: () => void
}

/** Opens on the first entry (arrow up: the last). Escape closes it and returns the focus; leaving closes it too. */
export function Menu(props: {
  label: string
  buttonClassName?: string | undefined
  /** -1 if other keys than Tab lead to the button. */
  buttonTabIndex?: number | undefined
  button: ReactNode
  head?: ReactNode
  items: readonly MenuItem[]
  /** Pointed at or focused: load the entries. */
  onApproach?: (() => void) | undefined
  /** Loads the entries; false keeps the menu closed. */
  prepare?: (() => Promise<boolean>) | undefined
}) {
  const { label, buttonClassName, buttonTabIndex, button, head, items, onApproach, prepare } = props
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()

  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  async function open(at: number) {
    const focused = document.activeElement
    // The focus has moved on.
    if (prepare && (!(await prepare()) || document.activeElement !== focused)) return
    flushSync(() => setOpen(true))
    entries().at(at)?.focus()
  }
  function close() {
    setOpen(false)
    opener.current?.focus()
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
      return
    }
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      void open(event.key === 'ArrowDown' ? 0 : -1)
      return
    }
    const all = entries()
    const at = all.findIndex((entry) => entry === document.activeElement)
    const next = nextIndex(event.key, at, all.length, 'vertical')
    if (next === null) return
    event.preventDefault()
    all[next]?.focus()
  }
  function leave(event: FocusEvent) {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <div className="menu" ref={root} onKeyDown={press} onBlur={leave}>
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        tabIndex={buttonTabIndex}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => (isOpen ? close() : void open(0))}
      >
        {button}
      </button>
      {isOpen && (
        // A press here keeps the focus inside, so the menu stays open.
        <div className="menu-panel" tabIndex={-1}>
          {head && <div className="menu-head">{head}</div>}
          <div role="menu" id={id} aria-label={label} className="menu-list">
            {items.map((item) => (
              <MenuEntry key={item.id} item={item} onDone={close} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames('menu-item', item.danger && 'menu-item-danger'),
    children: (
      <>
        {item.icon && <Icon of={item.icon} />}
        {item.label}
      </>
    ),
  }
  if (item.href === undefined) {
    return (
      <button
        {...shared}
        type="button"
        onClick={() => {
          onDone()
          item.onSelect()
        }}
      />
    )
  }
  return (
    <a
      {...shared}
      href={item.href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onDone()
        item.onSelect()
      }}
    />
  )
}
