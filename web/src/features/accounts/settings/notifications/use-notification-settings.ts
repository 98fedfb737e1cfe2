import { type NotificationSettings, notificationSettingsSchema } from '@hanap/contract/notifications'
import { session } from '../../../../api/browser-session.ts'
import { endSession } from '../../../../api/client.ts'
import { isRefusedFor, problemText } from '../../../../api/problems.ts'
import { useKeptChanges } from '../../../../api/use-kept-changes.ts'
import { useSaveNotificationSettings } from '../../../../seeker/alerts/alert-settings.ts'
import { useToasts } from '../../../../ui/toast.tsx'
import { notificationSettingsMessages } from './notification-settings-messages.ts'

/** What a seeker is changing about the mails they get. */
export function useNotificationSettings(saved: NotificationSettings) {
  const m = notificationSettingsMessages
  const toasts = useToasts()
  const saving = useSaveNotificationSettings()
  const changes = useKeptChanges('notifications', saved, notificationSettingsSchema.shape)

  async function save() {
    if (saving.isPending) return
    try {
      await saving.mutateAsync(changes.changed)
      changes.forget()
      toasts.success(m.saved)
    } catch (problem) {
      const isLoggedOut = isRefusedFor(problem, 'unauthenticated')
      const reason = isLoggedOut
        ? m.sessionExpired
        : problemText(problem, { fallback: '', network: m.network })
      toasts.error(m.failed, reason || undefined)
      if (isLoggedOut) endSession(session.read().token)
    }
  }

  return { ...changes, isSaving: saving.isPending, save }
}

export type NotificationSettingsEdit = ReturnType<typeof useNotificationSettings>
