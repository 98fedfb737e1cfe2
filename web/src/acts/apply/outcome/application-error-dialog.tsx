import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { ErrorPoints } from '../account/error-points.tsx'
import { applyMessages } from '../apply-messages.ts'
import { BoardLink } from '../by-hand/board-link.tsx'
import { FinishByHand, type HandToFinishBy } from '../by-hand/finish-by-hand.tsx'
import type { ApplicationError } from '../queries.ts'

/** @param props.error null while closed */
export function ApplicationErrorDialog(props: {
  error: ApplicationError | null
  hand: HandToFinishBy
  onSettings: () => void
  onClose: () => void
}) {
  const { error, hand, onSettings, onClose } = props
  const m = applyMessages
  const { reason, possible_causes = [], suggestions = [], job_url } = error?.details ?? {}
  return (
    <Dialog
      open={error !== null}
      onClose={onClose}
      title={m.errorTitle}
      footer={
        <>
          <Button onClick={onClose}>{m.close}</Button>
          <Button look="primary" onClick={onSettings}>
            {m.checkSettings}
          </Button>
        </>
      }
    >
      <Alert kind="error" title={error?.message}>
        {reason && (
          <p>
            <span className="sr-only">{m.reason}: </span>
            {reason}
          </p>
        )}
      </Alert>
      <ErrorPoints title={m.causes} items={possible_causes} />
      <ErrorPoints title={m.suggestions} items={suggestions} />
      {job_url && (
        <div>
          <BoardLink url={job_url} />
        </div>
      )}
      {!error?.isApplied && <FinishByHand url={job_url ?? ''} hand={hand} />}
    </Dialog>
  )
}
