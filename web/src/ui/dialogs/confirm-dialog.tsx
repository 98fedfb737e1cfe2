import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { partMessages } from '../messages.ts'
import { Dialog } from './dialog.tsx'

/** Cancel comes first and has the focus. */
export function ConfirmDialog(props: {
  open: boolean
  title: string
  children: ReactNode
  confirmText: string
  cancelText?: string | undefined
  danger?: boolean | undefined
  busy?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}) {
  const { open, title, children, confirmText, cancelText, danger, busy, onConfirm, onCancel } = props
  const m = partMessages
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="small"
      canClose={!busy}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy} data-autofocus>
            {cancelText ?? m.cancel}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
