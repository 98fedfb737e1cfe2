import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { sessionMessages } from './messages.ts'
import { useEndOtherSessions } from './queries.ts'

export function EndOthersButton() {
  const m = sessionMessages
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const ending = useEndOtherSessions()
  async function end() {
    try {
      const { ended } = await ending.mutateAsync()
      toasts.success(ended === 0 ? m.endedNone : m.endedOthers(ended))
    } catch {
      toasts.error(m.endOthersFailed)
    }
    setAsking(false)
  }
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{m.endOthers}</Button>
      <ConfirmDialog
        open={isAsking}
        title={m.endOthersTitle}
        confirmText={ending.isPending ? m.signingOut : m.endOthers}
        busy={ending.isPending}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      >
        <p>{m.endOthersText}</p>
      </ConfirmDialog>
    </div>
  )
}
