import { useId } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { PasswordByMail } from '../../mailed-links/password-by-mail.tsx'
import { changeMessages } from '../change-messages.ts'
import { useDeleteAccount } from './use-delete-account.ts'

/** @param props.mayBeDone an earlier try got no answer, perhaps before the dialog was reopened */
export function DeleteAccountDialog(props: {
  mayBeDone: boolean
  onUnanswered: () => void
  onCancel: () => void
}) {
  const { onCancel } = props
  const m = changeMessages
  const formId = useId()
  const { password, isDeleting, problem, farewell, submit, write } = useDeleteAccount(props)
  const isOver = farewell !== ''
  return (
    <Dialog
      open
      onClose={onCancel}
      title={m.dialogTitle}
      canClose={!isDeleting && !isOver}
      footer={
        !isOver && (
          <>
            <Button onClick={onCancel} disabled={isDeleting}>
              {m.keep}
            </Button>
            <Button
              type="submit"
              form={formId}
              look="danger"
              disabled={password === ''}
              busy={isDeleting}
              busyText={m.deleting}
            >
              {m.deleteButton}
            </Button>
          </>
        )
      }
    >
      {isOver ? (
        <Alert kind="success" title={farewell} live>
          {m.toLogin}
        </Alert>
      ) : (
        <div className="grid gap-4">
          <ul className="grid list-[square] gap-2 pl-5 text-t1">
            <li>{m.goneProfile}</li>
            <li>{m.goneBoard}</li>
            <li>{m.gonePayments}</li>
            <li>{m.goneTrial}</li>
          </ul>
          <form
            id={formId}
            className="grid gap-3"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void submit()
            }}
          >
            <PasswordField
              label={m.deletePassword}
              value={password}
              error={problem}
              readOnly={isDeleting}
              onKeyDown={(event) => {
                // Enter does not submit a form whose button is disabled.
                if (event.key !== 'Enter' || password !== '') return
                event.preventDefault()
                void submit()
              }}
              onChange={(event) => write(event.target.value)}
            />
          </form>
          <PasswordByMail />
        </div>
      )}
    </Dialog>
  )
}
