import { Segments } from '../../../../ui/navigation/segments.tsx'
import type { ChangeAddress } from '../changing/address-change.ts'
import { type TrackerView, trackerViews } from '../finding/applications-search.ts'
import { viewMessages } from './views-messages.ts'

export function ViewSwitch({ view, onChange }: { view: TrackerView; onChange: ChangeAddress }) {
  const m = viewMessages
  return (
    <Segments
      label={m.view}
      items={trackerViews.map((id) => ({ id, label: m[id] }))}
      selected={view}
      onSelect={(next) => onChange({ view: next === 'table' ? undefined : next })}
    />
  )
}
