import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { detailMessages } from './detail-messages.ts'

/**
 * The frame of the tracker's forms. Closing keeps what was typed for the next time; Cancel throws it away.
 * @param props.isRestored the form began with what was typed before
 * @param props.others what the server says of no field in particular
 * @param props.changing what is there already, where saving has come to change it
 */
export function TrackerDialog(props: {
  title: string
  subtitle?: string
  formId: string
  isBusy: boolean
  isRestored: boolean
  others: readonly string[]
  changing?: string | undefined
  onClose: () => void
  onCancel: () => void
  children: ReactNode
}) {
  const { title, subtitle, formId, isBusy, isRestored, others, changing, onClose, onCancel, children } = props
  const m = useMessages(detailMessages)
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
        {children}
      </div>
    </Dialog>
  )
}
