import { useQuery } from '@tanstack/react-query'
import { ApiProblem, NetworkProblem } from '../../../../api/problems/problems.ts'
import { serverWords } from '../../../../api/problems/server-words.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { ExportState } from './export-state.tsx'
import { exportMessages } from './messages.ts'
import { dataExportQuery, isBeingMade, useRequestExport } from './queries.ts'

export function ExportPanel() {
  const m = exportMessages
  const toasts = useToasts()
  const { data: copy, error, isFetching, refetch } = useQuery(dataExportQuery)
  const asking = useRequestExport()
  const isMaking = isBeingMade(copy)
  async function ask() {
    try {
      const { message } = await asking.mutateAsync()
      toasts.success(message)
    } catch (problem) {
      toasts.error(m.failed, failureReason(problem, m))
    }
  }
  return (
    <Panel title={m.title} className="panel-ask">
      <p className="text-t1 text-ink-2">{m.lead}</p>
      {copy && <ExportState copy={copy} />}
      {error && !copy && !isFetching && (
        <p className="flex flex-wrap items-center gap-3 text-t1 text-ink-2">
          {m.loadFailed}
          <Button size="small" onClick={() => void refetch()}>
            {m.tryAgain}
          </Button>
        </p>
      )}
      <div className="panel-button">
        <Button
          busy={asking.isPending || isMaking}
          busyText={isMaking ? m.making : m.asking}
          onClick={() => void ask()}
        >
          {copy ? m.askAgain : m.ask}
        </Button>
      </div>
    </Panel>
  )
}

/** The server's own words, except for crashes. */
function failureReason(problem: unknown, m: typeof exportMessages): string | undefined {
  if (problem instanceof NetworkProblem) return m.network
  return (problem instanceof ApiProblem && serverWords(problem)) || undefined
}
