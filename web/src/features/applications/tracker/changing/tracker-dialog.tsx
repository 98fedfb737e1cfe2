import type { ReactNode, SubmitEventHandler } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { detailMessages } from '../detail/detail-messages.ts'

/** `isRestored`: began with a draft. `others`: errors that belong to no field. */
type TrackerFrame = {
  formId: string
  isBusy: boolean
  isRestored: boolean
  others: readonly string[]
  onClose: () => void
  onCancel: () => void
}

/**
 * Closing keeps the draft; Cancel discards it.
 * @param props.changing the application that saving changes instead of adding
 */
export function TrackerDialog(props: {
  title: string
  subtitle?: string
  frame: TrackerFrame
  changing?: string | undefined
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}) {
  const { title, subtitle, frame, changing, onSubmit, children } = props
  const { formId, isBusy, isRestored, others, onClose, onCancel } = frame
  const m = detailMessages
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      size="small"
      canClose={!isBusy}
      footer={
        <>
          <Button onClick={onCancel} disabled={isBusy}>
            {m.cancel}
          </Button>
          <Button type="submit" form={formId} look="primary" busy={isBusy} busyText={m.saving}>
            {changing === undefined ? m.save : m.saveChanges}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isRestored && <Alert kind="info">{m.restored}</Alert>}
        {changing !== undefined && (
          <Alert kind="warning" live>
            {changing}
          </Alert>
        )}
        {others.length > 0 && (
          <Alert kind="error" live>
            {others.join(' ')}
          </Alert>
        )}
        <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
          {children}
        </form>
      </div>
    </Dialog>
  )
}
