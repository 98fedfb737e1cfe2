import type { IntegrationSettings } from '@hanap/contract/applications/integrations'
import { isConnected, useSyncSwitch } from '../../../../seeker/board-account.ts'
import { Switch } from '../../../../ui/fields/checkbox.tsx'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { integrationMessages } from './messages.ts'
import { SyncNow } from './sync-now.tsx'

/** Takes effect at once. */
export function SyncSwitch({ settings }: { settings: IntegrationSettings }) {
  const m = integrationMessages
  const toasts = useToasts()
  const save = useSyncSwitch()
  // The toast reaches a seeker who has left this page.
  async function change(isOn: boolean) {
    if (save.isPending) return
    try {
      await save.mutateAsync({ isOn, id: settings.integration_id })
      toasts.success(m.syncSaved)
    } catch {
      toasts.error(m.syncFailed)
    }
  }
  return (
    <Panel className="panel-switch">
      <Switch
        label={m.syncLabel}
        hint={isConnected(settings) ? m.syncHint : m.syncHintNotConnected}
        checked={settings.olj_sync_applications}
        aria-busy={save.isPending || undefined}
        onChange={(event) => void change(event.target.checked)}
      />
      {isConnected(settings) && settings.olj_sync_applications && <SyncNow settings={settings} />}
    </Panel>
  )
}
