import { useBlocker } from '@tanstack/react-router'
import { session } from '../../api/session/browser-session.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

type LeaveGuardProps = {
  /** What is asked, and the two answers. */
  texts: { title: string; text: string; leave: string; stay: string }
  isChanged: boolean
  isSaving: boolean
  /** Which of a page's views an address opens, by its query: changing to another one is leaving too. */
  viewOf?: ((search: Readonly<Record<string, unknown>>) => unknown) | undefined
  onLeave: () => void
}

/** Asks before unsaved changes are left behind: by a link, by the back button, or by closing the tab. */
export function LeaveGuard({ texts, isChanged, isSaving, viewOf, onLeave }: LeaveGuardProps) {
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isChanged &&
      // Saving goes on wherever the person goes, and what it does not save waits in this tab.
      !isSaving &&
      (current.pathname !== next.pathname ||
        viewOf?.({ ...current.search }) !== viewOf?.({ ...next.search })) &&
      // Whoever is not signed in any more is led to the login; what was written waits in this tab.
      !session.isOver(),
    enableBeforeUnload: () => isChanged && !session.isOver(),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={texts.title}
      confirmText={texts.leave}
      cancelText={texts.stay}
      danger
      onConfirm={() => {
        onLeave()
        proceed?.()
      }}
      onCancel={() => reset?.()}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  )
}
