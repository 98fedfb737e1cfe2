import { useWatch } from 'react-hook-form'
import { Button } from '../../../../ui/buttons/button.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { PasswordByMail } from '../../mailed-links/password-by-mail.tsx'
import { StrengthMeter } from '../../strength-meter.tsx'
import { changeMessages } from '../change-messages.ts'
import type { PasswordEdit } from './use-password-form.ts'

export function PasswordForm({ edit }: { edit: PasswordEdit }) {
  const m = changeMessages
  const { register, control, formState } = edit.form
  const { errors } = formState
  const password = useWatch({ control, name: 'new_password1' })
  const field = (name: 'old_password' | 'new_password1' | 'new_password2') => ({
    error: errors[name]?.message,
    ...register(name, name === 'new_password1' ? { deps: 'new_password2' } : {}),
  })
  return (
    <Panel title={m.passwordTitle} main>
      <p className="max-w-[68ch] text-ink-2">{m.passwordLead}</p>
      <form
        className="grid max-w-[440px] gap-5"
        noValidate
        onSubmit={edit.submit}
        aria-label={m.passwordTitle}
      >
        {edit.notice && (
          <Alert kind="error" live>
            {edit.notice}
          </Alert>
        )}
        <PasswordField label={m.oldPassword} autoComplete="current-password" {...field('old_password')} />
        <div className="grid gap-3">
          <PasswordField
            label={m.newPassword}
            hint={m.newPasswordHint}
            autoComplete="new-password"
            {...field('new_password1')}
          />
          <StrengthMeter password={password} />
        </div>
        <PasswordField label={m.repeatPassword} autoComplete="new-password" {...field('new_password2')} />
        <div>
          <Button type="submit" look="primary" busy={edit.isSaving} busyText={m.changingPassword}>
            {m.changePassword}
          </Button>
        </div>
      </form>
      <PasswordByMail />
    </Panel>
  )
}
