import type { Application } from '@hanap/contract/applications/applications'
import { viewMessages } from './views/views-messages.ts'

/** Says of an application that it was not sent from here. */
export function AddedMark({ application }: { application: Application }) {
  const m = viewMessages
  return application.origin === 'elsewhere' ? (
    <span className="text-t0 text-ink-3">{m.addedByYou}</span>
  ) : null
}
