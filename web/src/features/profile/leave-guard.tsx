import { useBlocker } from '@tanstack/react-router'
import { session } from '../../api/browser-session.ts'
import { useMessages } from '../../i18n/language.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { profileMessages } from './messages.ts'

type LeaveGuardProps = { isChanged: boolean; isSaving: boolean; onLeave: () => void }

/** Asks before unsaved changes are left behind: by a link, by the back button, or by closing the tab. */
export function LeaveGuard({ isChanged, isSaving, onLeave }: LeaveGuardProps) {
  const m = useMessages(profileMessages)
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isChanged &&
      // Saving goes on wherever the person goes, and what it does not save waits in this tab.
      !isSaving &&
      current.pathname !== next.pathname &&
      // Whoever is not signed in any more is led to the login; what was written waits in this tab.
      session.read().token !== null,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={m.leaveTitle}
      confirmText={m.leave}
      cancelText={m.stay}
      danger
      onConfirm={() => {
        onLeave()
        proceed?.()
      }}
      onCancel={() => reset?.()}
    >
      <p>{m.leaveText}</p>
    </ConfirmDialog>
  )
}
