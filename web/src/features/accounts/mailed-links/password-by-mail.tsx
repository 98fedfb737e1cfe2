import { requestPasswordReset } from '@hanap/contract/accounts/account-links'
import { useSession } from '../../../api/session/browser-session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { changeMessages } from '../settings/change-messages.ts'
import { useMailOrder } from './use-mail-order.ts'
import { WaitNote } from './wait-note.tsx'

/** For an account whose password is missing or forgotten. */
export function PasswordByMail() {
  const m = changeMessages
  const email = useSession().user?.email
  const { send, answer, isBusy, secondsLeft } = useMailOrder(requestPasswordReset)
  if (!email) return null
  return (
    <div className="grid justify-items-start gap-2 border-line border-t pt-3">
      <p className="text-t1 text-ink-2">{m.noPassword}</p>
      {answer && (
        <Alert kind={answer.kind} live className="justify-self-stretch">
          {answer.text}
        </Alert>
      )}
      {/* Not `disabled`, which would drop the focus. */}
      <Button
        look={secondsLeft > 0 ? 'quiet' : 'plain'}
        busy={isBusy}
        busyText={m.mailingLink}
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={() => void send(email)}
      >
        {m.mailLink}
      </Button>
      <WaitNote seconds={secondsLeft} />
    </div>
  )
}
