import type { Application } from '@hanap/contract/applications/applications'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import type { ChangeAddress } from '../changing/address-change.ts'
import type { ApplicationsSearch } from '../finding/applications-search.ts'
import { noFilters } from '../finding/where-shown.ts'
import { isUnder } from '../never-sent.ts'
import { viewMessages } from '../views/views-messages.ts'

/**
 * Says why the table does not open the application in the address: it is gone or hidden by tab or filters. The other
 * views always open it.
 */
export function OpenNote(props: {
  applications: readonly Application[]
  matching: readonly Application[]
  search: ApplicationsSearch
  onChange: ChangeAddress
}) {
  const { applications, matching, search, onChange } = props
  const { open, status, view } = search
  const m = viewMessages
  if (open === undefined) return null
  const isOpen = ({ id }: Application) => id === open
  const isThere = applications.some(isOpen)
  const isShown = matching.some((item) => isOpen(item) && (!status || isUnder(item, status)))
  if (isThere && (isShown || view)) return null
  return (
    <Alert
      kind="info"
      live
      action={
        <div className="flex flex-wrap gap-2">
          {isThere && (
            <Button
              size="small"
              onClick={() => onChange({ ...noFilters(search), status: undefined, open }, { replace: true })}
            >
              {m.showIt}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => onChange({}, { replace: true })}>
            {m.hideNote}
          </Button>
        </div>
      }
    >
      {isThere ? m.hiddenOpen : m.notFoundOpen}
    </Alert>
  )
}
