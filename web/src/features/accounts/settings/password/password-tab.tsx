import { SessionsPanel } from '../sessions/sessions-panel.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { PasswordForm } from './password-form.tsx'
import { usePasswordForm } from './use-password-form.ts'

/** The password form and the list of logged-in devices. */
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
