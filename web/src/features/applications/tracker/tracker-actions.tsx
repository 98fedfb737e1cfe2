import type { Application } from '@hanap/contract/applications/applications'
import { Download, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { AddApplicationDialog } from './changing/add-application-dialog.tsx'
import { detailMessages } from './detail/detail-messages.ts'
import { focusApplication } from './finding/focus-application.ts'
import { useExport } from './use-export.ts'

/**
 * What can be done with the tracker as a whole. An application that was added gets the focus where the page shows it.
 * @param props.hasSome false where there is nothing to export, and finding a job is the first thing to do
 * @param props.onAdded for a page whose filter might hide it
 */
export function TrackerActions(props: { hasSome?: boolean; onAdded?: (application: Application) => void }) {
  const { hasSome = true, onAdded } = props
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
      <Button icon={Plus} onClick={() => setAdding(true)}>
        {/* On phones the actions share one line with the views. */}
        <span className="max-md:sr-only">{m.add}</span>
      </Button>
      {hasSome && (
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
