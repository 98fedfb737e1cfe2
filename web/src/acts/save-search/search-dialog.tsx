import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { savedSearchMessages } from './messages.ts'

type SearchDialogProps = {
  title: string
  submit: string
  /** On the button while saving. */
  busyText: string
  isSaving: boolean
  /** Field errors are at their fields. */
  failure: string | undefined
  onClose: () => void
  onSubmit: (event: SyntheticEvent) => void
  children: ReactNode
}

/** Cannot be closed while saving. */
export function SearchDialog(props: SearchDialogProps) {
  const { cancel } = savedSearchMessages
  const formId = useId()
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      size="small"
      canClose={!props.isSaving}
      footer={
        <>
          <Button onClick={props.onClose} disabled={props.isSaving}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} look="primary" busy={props.isSaving} busyText={props.busyText}>
            {props.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={props.onSubmit} className="grid grid-cols-1 gap-5">
        {props.failure && (
          <Alert kind="error" live>
            {props.failure}
          </Alert>
        )}
        {props.children}
      </form>
    </Dialog>
  )
}
