import { useBlocker } from '@tanstack/react-router'
import { session } from '../../api/browser-session.ts'
import { useMessages } from '../../i18n/language.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { profileMessages } from './messages.ts'

/** Asks before unsaved changes are left behind: by a link, by the back button, or by closing the tab. */
export function LeaveGuard({ isChanged, onLeave }: { isChanged: boolean; onLeave: () => void }) {
  const m = useMessages(profileMessages)
  const { proceed, reset, status } = useBlocker({
    // Whoever is not signed in any more is led to the login; what was written waits in this tab.
    shouldBlockFn: () => isChanged && session.read().token !== null,
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
