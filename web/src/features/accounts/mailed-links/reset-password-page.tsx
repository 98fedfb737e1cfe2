import { useLinkToken } from '../../../page/use-link-token.ts'
import { Entry } from '../entry.tsx'
import { accountMessages } from '../messages.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

export function ResetPasswordPage() {
  const m = accountMessages
  const token = useLinkToken()
  return (
    <Entry
      title={m.resetTitle}
      lead={m.resetLead}
      sign={m.resetSign}
      signText={<p>{m.resetSignText}</p>}
      paint={5}
    >
      <ResetPasswordForm token={token} />
    </Entry>
  )
}
