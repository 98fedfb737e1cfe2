import type { Application } from '@hanap/contract/applications/applications'
import { Tag } from '../../../ui/signs/tag.tsx'
import { viewMessages } from './views/views-messages.ts'

/** Marks an application that was not sent from Hanap. */
export function AddedMark({ application }: { application: Application }) {
  const m = viewMessages
  return application.origin === 'elsewhere' ? <Tag>{m.addedByYou}</Tag> : null
}
