import type { WorkHours } from '@hanap/contract/jobs/jobs'
import { Moon, Sun } from 'lucide-react'
import { Icon } from '../../ui/signs/icon.tsx'
import { rowHours } from './row-words.ts'

export function HoursWords({ hours }: { hours: WorkHours }) {
  const { word, range } = rowHours(hours)
  const glyph = hours.kind === 'night' ? Moon : hours.kind === 'day' ? Sun : null
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {glyph && <Icon of={glyph} size="small" />}
      <span className="truncate">
        <b className={hours.kind === 'not-stated' ? 'font-normal' : 'font-medium text-ink'}>{word}</b> {range}
      </span>
    </span>
  )
}
