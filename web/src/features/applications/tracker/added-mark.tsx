import type { Application } from '@hanap/contract/applications/applications'
import { viewMessages } from './views/views-messages.ts'

/** Marks an application that was not sent from Hanap. */
export function AddedMark({ application }: { application: Application }) {
  const m = viewMessages
  return application.origin === 'elsewhere' ? (
    <span className="text-t0 text-ink-3">{m.addedByYou}</span>
  ) : null
}
