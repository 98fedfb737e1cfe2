import { SessionsPanel } from '../sessions/sessions-panel.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { PasswordForm } from './password-form.tsx'
import { usePasswordForm } from './use-password-form.ts'

export function PasswordTab() {
  const edit = usePasswordForm()
  return (
    <>
      <PasswordForm edit={edit} />
      <SessionsPanel />
      <UnsavedGuard isChanged={edit.isChanged} isSaving={edit.isSaving} onLeave={edit.discard} />
    </>
  )
}
