import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/signs/icon.tsx'
import { cutAtTyped } from './suggestions.ts'

type Props = {
  id: string
  icon: ComponentProps<typeof Icon>['of']
  text: string
  /** To highlight, if it occurs. */
  typed: string
  isActive: boolean
  onChoose: () => void
  /** Continues the text, in its lines. */
  after?: ReactNode
  /** At the end of the row. */
  children?: ReactNode
  className?: string
}

/** Below a text box, which keeps the focus. The active option scrolls into view. */
export function TypedOption(props: Props) {
  const { id, icon, text, typed, isActive, onChoose, after, children, className } = props
  const place = useRef<HTMLButtonElement>(null)
  const cut = cutAtTyped(text, typed)
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <button
      ref={place}
      id={id}
      type="button"
      role="option"
      // The box keeps the focus and handles the keys.
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(
        'grid min-h-11 w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2 text-left hover:bg-sunk aria-selected:bg-sea-tint aria-selected:shadow-[inset_5px_0_0_var(--sea)]',
        className,
      )}
      onClick={onChoose}
    >
      <Icon of={icon} />
      <span className="wrap-anywhere">
        {cut.before}
        <b>{cut.typed}</b>
        {cut.after}
        {after}
      </span>
      {children}
    </button>
  )
}
