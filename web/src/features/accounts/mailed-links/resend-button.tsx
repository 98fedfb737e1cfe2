import { resendVerification } from '@hanap/contract/accounts/account-links'
import { Button } from '../../../ui/buttons/button.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { accountMessages } from '../messages.ts'
import { useMailOrder } from './use-mail-order.ts'
import { WaitNote } from './wait-note.tsx'

export function ResendButton({ email }: { email: string }) {
  const m = accountMessages
  const { send, answer, isBusy, secondsLeft } = useMailOrder(resendVerification)
  return (
    <div className="grid justify-items-start gap-3">
      {answer && (
        <Alert kind={answer.kind} live className="justify-self-stretch">
          {answer.text}
        </Alert>
      )}
      {/* Not `disabled`, which would drop the focus. */}
      <Button
        look={secondsLeft > 0 ? 'quiet' : 'plain'}
        busy={isBusy}
        busyText={m.sending}
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={() => void send(email)}
      >
        {m.sendAgain}
      </Button>
      <WaitNote seconds={secondsLeft} />
    </div>
  )
}
