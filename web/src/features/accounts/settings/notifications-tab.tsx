import type { NotificationSettings } from '@hanap/contract/notices/notifications'
import { useQuery } from '@tanstack/react-query'
import { notificationSettingsQuery } from '../../../seeker/alerts/alert-settings.ts'
import { LoadedSettings } from './loaded-settings.tsx'
import { NotificationSettingsForm } from './notifications/notification-settings-form.tsx'
import { useNotificationSettings } from './notifications/use-notification-settings.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

export function NotificationsTab() {
  const result = useQuery(notificationSettingsQuery)
  return <LoadedSettings result={result}>{(saved) => <Notifications saved={saved} />}</LoadedSettings>
}

function Notifications({ saved }: { saved: NotificationSettings }) {
  const edit = useNotificationSettings(saved)
  return (
    <>
      <NotificationSettingsForm edit={edit} />
      <UnsavedGuard isChanged={edit.isChanged} isSaving={edit.isSaving} onLeave={edit.forget} />
    </>
  )
}
