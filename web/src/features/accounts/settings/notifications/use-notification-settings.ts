import { type NotificationSettings, notificationSettingsSchema } from '@hanap/contract/notices/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endSession } from '../../../../api/client.ts'
import { isRefusedFor, problemText } from '../../../../api/problems/problems.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { useKeptChanges } from '../../../../api/use-kept-changes.ts'
import { useSaveOver } from '../../../../page/elsewhere/use-save-over.tsx'
import {
  notificationSettingsQuery,
  type SavedAlertSettings,
  saveAlertSettings,
} from '../../../../seeker/alerts/alert-settings.ts'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { notificationSettingsMessages } from './notification-settings-messages.ts'

const settingsOf = ({
  job_alerts,
  application_updates,
  messages,
  marketing,
  frequency,
}: NotificationSettings): NotificationSettings => ({
  job_alerts,
  application_updates,
  messages,
  marketing,
  frequency,
})

export function useNotificationSettings(saved: SavedAlertSettings) {
  const m = notificationSettingsMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const changes = useKeptChanges('notifications', settingsOf(saved), notificationSettingsSchema.shape)
  // A switch has no third state, so only the frequency can conflict.
  const { save: saveEdit, dialog } = useSaveOver<NotificationSettings, SavedAlertSettings>({
    frequency: { label: m.frequency, show: (value: NotificationSettings['frequency']) => m[value] },
  })

  async function save() {
    if (isSaving) return
    setSaving(true)
    try {
      const kept = await saveEdit({
        bases: [changes.begun],
        mine: changes.value,
        held: saved,
        fieldsOf: (state) => settingsOf(state ?? saved),
        send: (changed, over) =>
          saveAlertSettings({ ...settingsOf(over ?? saved), ...changed }, over ?? saved),
      })
      if (!kept) return
      queries.setQueryData(notificationSettingsQuery.queryKey, kept)
      changes.forget()
      toasts.success(m.saved)
    } catch (problem) {
      const isLoggedOut = isRefusedFor(problem, 'unauthenticated')
      const reason = isLoggedOut
        ? m.sessionExpired
        : problemText(problem, { fallback: '', network: m.network })
      toasts.error(m.failed, reason || undefined)
      if (isLoggedOut) endSession(session.read().token)
    } finally {
      setSaving(false)
    }
  }

  return { ...changes, isSaving, save, dialog }
}

export type NotificationSettingsEdit = ReturnType<typeof useNotificationSettings>
