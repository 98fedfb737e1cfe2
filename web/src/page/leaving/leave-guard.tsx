import { useBlocker } from '@tanstack/react-router'
import { session } from '../../api/session/browser-session.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

type LeaveGuardProps = {
  texts: { title: string; text: string; leave: string; stay: string }
  isChanged: boolean
  isSaving: boolean
  /** The view in an address's query: changing views is leaving too. */
  viewOf?: ((search: Readonly<Record<string, unknown>>) => unknown) | undefined
  onLeave: () => void
}

/** Asks before unsaved changes are left. */
export function LeaveGuard({ texts, isChanged, isSaving, viewOf, onLeave }: LeaveGuardProps) {
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isChanged &&
      // Saving continues after leaving, and a draft keeps the rest.
      !isSaving &&
      (current.pathname !== next.pathname ||
        viewOf?.({ ...current.search }) !== viewOf?.({ ...next.search })) &&
      // An ended session leads to the login; the draft waits in this tab.
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
