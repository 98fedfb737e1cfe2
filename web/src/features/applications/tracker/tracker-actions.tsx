import type { Application } from '@hanap/contract/applications/applications'
import { Download, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { AddApplicationDialog } from './changing/add-application-dialog.tsx'
import { detailMessages } from './detail/detail-messages.ts'
import { focusApplication } from './finding/focus-application.ts'
import { useExport } from './use-export.ts'

/**
 * Focuses an added application where the page shows it.
 * @param props.onAdded for a page whose filter might hide it
 */
export function TrackerActions(props: { canExport?: boolean; onAdded?: (application: Application) => void }) {
  const { canExport = true, onAdded } = props
  const m = detailMessages
  const [isAdding, setAdding] = useState(false)
  const addedId = useRef<number>(undefined)
  const { exportAll, isExporting } = useExport()

  // After every render: the row may appear only once a filter is off.
  useEffect(() => {
    if (addedId.current === undefined || isAdding) return
    if (focusApplication(addedId.current)) addedId.current = undefined
  })

  return (
    <>
      <Button icon={Plus} look="primary" onClick={() => setAdding(true)}>
        {/* On phones the actions share one line with the views. */}
        <span className="max-md:sr-only">{m.add}</span>
      </Button>
      {canExport && (
        <Button icon={Download} busy={isExporting} busyText={m.exporting} onClick={exportAll}>
          <span className="max-md:sr-only">{m.exportCsv}</span>
        </Button>
      )}
      {isAdding && (
        <AddApplicationDialog
          onClose={() => setAdding(false)}
          onAdded={(application) => {
            setAdding(false)
            addedId.current = application.id
            onAdded?.(application)
          }}
        />
      )}
    </>
  )
}
