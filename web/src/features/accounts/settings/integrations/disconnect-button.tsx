import { useState } from 'react'
import { useDisconnectBoard } from '../../../../seeker/board-account.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { integrationMessages } from './messages.ts'

export function DisconnectButton({ id, provider }: { id: number; provider: string }) {
  const m = integrationMessages
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const disconnect = useDisconnectBoard()
  function confirm() {
    disconnect.mutate(id, {
      onSuccess: () => toasts.success(m.disconnectSuccess),
      onError: () => {
        toasts.error(m.disconnectFailed)
        setAsking(false)
      },
    })
  }
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {m.disconnect}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.disconnectTitle(provider)}
        confirmText={disconnect.isPending ? m.disconnecting : m.disconnect}
        danger
        busy={disconnect.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <p>{m.disconnectText}</p>
      </ConfirmDialog>
    </>
  )
}
