import { resendVerification } from '@hanap/contract/accounts/account-links'
import { accountMessages } from '../messages.ts'
import { MailButton } from './mail-button.tsx'

export function ResendButton({ email }: { email: string }) {
  const m = accountMessages
  return (
    <div className="grid justify-items-start gap-3">
      <MailButton order={resendVerification} email={email} text={m.sendAgain} busyText={m.sending} />
    </div>
  )
}
