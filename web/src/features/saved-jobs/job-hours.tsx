import type { WorkHours } from '@hanap/contract/jobs/jobs'
import { Moon, Sun } from 'lucide-react'
import { shiftMessages } from '../../listing/hours/messages.ts'
import { rangeText } from '../../listing/hours/shift-words.ts'
import { Icon } from '../../ui/signs/icon.tsx'
import { savedJobsPageMessages } from './page-messages.ts'

/** On the Manila clock; empty if the job states none. */
export function JobHours({ hours }: { hours: WorkHours }) {
  const m = savedJobsPageMessages
  const { kind, start_minute: start, end_minute: end } = hours
  if (kind === 'not-stated') return null
  if (kind === 'flexible') return <p className="text-ink-2 text-t0">{m.flexible}</p>
  return (
    <p className="flex items-center gap-1.5 text-ink-2 text-t0">
      {kind !== 'mixed' && <Icon of={kind === 'night' ? Moon : Sun} size="small" />}
      <span className="inline-block first-letter:uppercase">
        {start !== null && end !== null && `${rangeText({ start, end }, shiftMessages)}, `}
        {m[kind]}
      </span>
    </p>
  )
}
