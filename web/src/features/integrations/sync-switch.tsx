import type { IntegrationSettings } from '@hanap/contract/integrations'
import { Switch } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { integrationMessages } from './messages.ts'
import { isConnected, useSyncSwitch } from './queries.ts'
import { SyncNow } from './sync-now.tsx'

/** Whether the board's own states are brought over, which takes effect at once, and how that goes. */
export function SyncSwitch({ settings }: { settings: IntegrationSettings }) {
  const m = integrationMessages
  const toasts = useToasts()
  const save = useSyncSwitch()
  function change(isOn: boolean) {
    if (save.isPending) return
    save.mutate(
      { isOn, id: settings.integration_id },
      {
        onSuccess: () => toasts.success(m.syncSaved),
        onError: () => toasts.error(m.syncFailed),
      },
    )
  }
  return (
    <Panel>
      <Switch
        label={m.syncLabel}
        hint={isConnected(settings) ? m.syncHint : m.syncHintNotConnected}
        checked={settings.olj_sync_applications}
        aria-busy={save.isPending || undefined}
        onChange={(event) => change(event.target.checked)}
      />
      {isConnected(settings) && settings.olj_sync_applications && <SyncNow settings={settings} />}
    </Panel>
  )
}
