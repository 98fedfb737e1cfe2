import { requestPasswordReset } from '@hanap/contract/accounts/account-links'
import { useSession } from '../../../api/session/browser-session.ts'
import { changeMessages } from '../settings/change-messages.ts'
import { MailButton } from './mail-button.tsx'

/** For an account whose password is missing or forgotten. */
export function PasswordByMail() {
  const m = changeMessages
  const email = useSession().user?.email
  if (!email) return null
  return (
    <div className="grid justify-items-start gap-2 border-line border-t pt-3">
      <p className="text-t1 text-ink-2">{m.noPassword}</p>
      <MailButton order={requestPasswordReset} email={email} text={m.mailLink} busyText={m.mailingLink} />
    </div>
  )
}
