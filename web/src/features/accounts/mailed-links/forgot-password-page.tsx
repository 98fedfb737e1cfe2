import { Entry } from '../entry.tsx'
import { accountMessages } from '../messages.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

export function ForgotPasswordPage() {
  const m = accountMessages
  return (
    <Entry
      title={m.forgotTitle}
      lead={m.forgotLead}
      sign={m.forgotSign}
      signText={<p>{m.forgotSignText}</p>}
      paint={2}
    >
      <ForgotPasswordForm />
    </Entry>
  )
}
