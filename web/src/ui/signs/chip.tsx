import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { partMessages } from '../messages.ts'

type ChipProps = ComponentProps<'button'> & {
  pressed: boolean
  /** Results that would be left. */
  count?: number | undefined
}

/** A toggle. */
export function Chip({ pressed, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={classNames('chip', className)}>
      {children}
      {count !== undefined && <span className="chip-count">{count}</span>}
    </button>
  )
}

export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const m = partMessages
  return (
    <span className="chip chip-removable">
      {label}
      <IconButton icon={X} label={m.remove(label)} onClick={onRemove} />
    </span>
  )
}
