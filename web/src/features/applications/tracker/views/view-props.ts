import type { Application } from '@hanap/contract/applications/applications'
import type { ChangeAddress } from '../changing/address-change.ts'
import type { ApplicationsSearch } from '../finding/applications-search.ts'

export type TrackerProps = {
  applications: readonly Application[]
  search: ApplicationsSearch
  now: number
  onChange: ChangeAddress
}

/** A view also opens the dialog that updates an application. */
export type ViewProps = TrackerProps & { onUpdate: (application: Application) => void }
