import type { IntegrationSettings } from '@hanap/contract/applications/integrations'
import { RefreshCw } from 'lucide-react'
import { explain } from '../../../../acts/apply/outcome/explain.ts'
import { isApiProblem } from '../../../../api/problems/problems.ts'
import { serverWords } from '../../../../api/problems/server-words.ts'
import { formatDayTime } from '../../../../i18n/format.ts'
import { useSyncNow } from '../../../../seeker/board-account.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { integrationMessages } from './messages.ts'
import { syncProblemWords } from './use-words.ts'

/** The last sync, its outcome, the next one, and a button to sync now. */
export function SyncNow({ settings }: { settings: IntegrationSettings }) {
  const m = integrationMessages
  const toasts = useToasts()
  const sync = useSyncNow()
  const { last_synced_at, problem, next_at } = settings.sync
  const isWaiting = settings.needs_attention !== null
  const run = () =>
    sync.mutate(undefined, {
      onSuccess: ({ changed }) =>
        changed > 0 ? toasts.success(m.syncNews(changed)) : toasts.success(m.syncNoNews, m.syncNoNewsText),
      onError: (failure) => toasts.error(m.syncNowFailed, failureText(failure, m)),
    })
  const coming = next_at ? m.syncNext(formatDayTime(next_at)) : isWaiting ? m.syncWaits : m.syncIdle
  return (
    <div className="grid gap-3">
      {problem && !isWaiting && (
        <Alert kind="warning" title={m.syncProblem}>
          {syncProblemWords(problem, m)} {m.syncKept}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex-1 basis-40 text-t1 text-ink-2">
          {last_synced_at ? m.syncLast(formatDayTime(last_synced_at)) : m.syncNever} {coming}
        </p>
        <Button icon={RefreshCw} busy={sync.isPending} busyText={m.syncing} onClick={run}>
          {m.syncNow}
        </Button>
      </div>
    </div>
  )
}

/** The server's own words, except for crashes. */
function failureText(failure: unknown, m: typeof integrationMessages): string {
  if (isApiProblem(failure, 'unauthenticated')) return m.loadLoggedOut
  if (!isApiProblem(failure)) return m.syncNowOther
  const { details } = failure.body
  return (details && explain(details, 'sync').error) || serverWords(failure) || m.syncNowOther
}
