import type { DataExport } from '@hanap/contract/notices/exports'
import { formatDate, formatDayTime } from '../../../../i18n/format.ts'
import { formatBytes } from '../../../../page/data-use.ts'
import { Progress } from '../../../../ui/signs/progress.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { exportMessages } from './messages.ts'

export function ExportState({ copy }: { copy: DataExport }) {
  const m = exportMessages
  switch (copy.state) {
    case 'waiting':
    case 'working':
      return (
        <div className="grid max-w-[440px] gap-1">
          <Progress
            label={m.progress}
            {...(copy.total > 0 && { value: copy.done, max: copy.total })}
            text={copy.total > 0 ? m.parts(copy.done, copy.total) : m.waiting}
          />
          <p className="text-t1 text-ink-2">{m.goOn}</p>
        </div>
      )
    case 'ready':
      return (
        <Alert kind="success" title={m.readyTitle} live>
          {m.ready(formatBytes(copy.size ?? 0), formatDayTime(copy.expires_at ?? ''))}
        </Alert>
      )
    case 'failed':
      return (
        <Alert kind="error" live>
          {m.makingFailed}
        </Alert>
      )
    case 'fetched':
      return <p className="text-t1 text-ink-2">{m.fetched(formatDate(copy.requested_at))}</p>
    case 'expired':
      return <p className="text-t1 text-ink-2">{m.expired(formatDate(copy.requested_at))}</p>
  }
}
