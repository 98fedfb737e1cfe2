import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/signs/icon.tsx'

/**
 * @param props.note shown while folded
 * @param props.mustOpen something in it needs the seeker
 */
export function FoldLine(props: {
  label: string
  value: string
  note: string | undefined
  mustOpen: boolean
  children: ReactNode
}) {
  const { label, value, note, mustOpen } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || mustOpen}
      onToggle={({ currentTarget }) => {
        if (mustOpen) currentTarget.open = true
        setOpen(currentTarget.open)
      }}
      className="group border-b border-line px-4 sm:px-6"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 -outline-offset-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-19 flex-none text-t1 text-ink-2">{label}</span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          <span className="min-w-0 flex-[1_1_5rem] truncate">{value}</span>
          {note && <span className="text-t0 text-ink-2">{note}</span>}
        </span>
        <Icon of={ChevronDown} size="small" className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-1 pb-4">{props.children}</div>
    </details>
  )
}
