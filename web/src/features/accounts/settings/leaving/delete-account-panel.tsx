import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { changeMessages } from '../change-messages.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

export function DeleteAccountPanel() {
  const m = changeMessages
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const [mayBeDone, setMayBeDone] = useState(false)
  function cancel() {
    setAsking(false)
    toasts.info(m.deleteCancelled)
  }
  return (
    <Panel title={m.deleteTitle} className="panel-ask">
      <p className="text-t1 text-ink-2">{m.deleteLead}</p>
      <div className="panel-button">
        <Button look="danger" onClick={() => setAsking(true)}>
          {m.deleteOpen}
        </Button>
      </div>
      {isAsking && (
        <DeleteAccountDialog
          mayBeDone={mayBeDone}
          onUnanswered={() => setMayBeDone(true)}
          onCancel={cancel}
        />
      )}
    </Panel>
  )
}
