import type { Application } from '@hanap/contract/applications/applications'
import { UserRound } from 'lucide-react'
import { Icon } from '../../../ui/signs/icon.tsx'
import { viewMessages } from './views/views-messages.ts'

/** Marks an application that was not sent from Hanap. */
export function AddedMark({ application }: { application: Application }) {
  const m = viewMessages
  return application.origin === 'elsewhere' ? (
    <span className="inline-flex align-middle text-ink-3" title={m.addedByYou}>
      <Icon of={UserRound} size="small" />
      <span className="sr-only">{m.addedByYou}</span>
    </span>
  ) : null
}
