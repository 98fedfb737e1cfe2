import { Button } from '../../../ui/buttons/button.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { type MailOrder, useMailOrder } from './use-mail-order.ts'
import { WaitNote } from './wait-note.tsx'

/** Orders a mail; tells the answer, and when the next may be ordered. */
export function MailButton(props: { order: MailOrder; email: string; text: string; busyText: string }) {
  const { send, answer, isBusy, secondsLeft } = useMailOrder(props.order)
  return (
    <>
      {answer && (
        <Alert kind={answer.kind} live className="justify-self-stretch">
          {answer.text}
        </Alert>
      )}
      {/* Not `disabled`, which would drop the focus. */}
      <Button
        look={secondsLeft > 0 ? 'quiet' : 'plain'}
        busy={isBusy}
        busyText={props.busyText}
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={() => void send(props.email)}
      >
        {props.text}
      </Button>
      <WaitNote seconds={secondsLeft} />
    </>
  )
}
