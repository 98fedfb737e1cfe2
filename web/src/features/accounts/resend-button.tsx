import { resendVerification } from '@hanap/contract/account-links'
import { useMessages } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { accountMessages } from './messages.ts'
import { useMailOrder } from './use-mail-order.ts'
import { WaitNote } from './wait-note.tsx'

/** Mails the link that confirms an address again, and says what came of it. */
export function ResendButton({ email }: { email: string }) {
  const m = useMessages(accountMessages)
  const { send, answer, isBusy, secondsLeft } = useMailOrder(resendVerification)
  return (
    <div className="grid justify-items-start gap-3">
      {answer && (
        <Alert kind={answer.kind} live>
          {answer.text}
        </Alert>
      )}
      <Button busy={isBusy} busyText={m.sending} disabled={secondsLeft > 0} onClick={() => void send(email)}>
        {m.sendAgain}
      </Button>
      <WaitNote seconds={secondsLeft} />
    </div>
  )
}
