import { type Application, applicationStatusLabels } from '@hanap/contract/applications'
import { ChevronDown } from 'lucide-react'
import { formatDateTime } from '../../../i18n/format.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { applicationMessages } from './messages.ts'

type Event = Application['history'][number]
type Texts = typeof applicationMessages.en

/** Everything that happened to an application, latest first. */
export function ApplicationHistory({ history }: { history: Application['history'] }) {
  const m = useMessages(applicationMessages)
  return (
    <details className="group text-t1">
      <summary className="inline-flex min-h-11 items-center gap-1 text-sea">
        {m.history} ({history.length})
        <Icon of={ChevronDown} size="small" className="group-open:rotate-180" />
      </summary>
      <ol className="rows">
        {history.toReversed().map((event) => (
          <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {eventWords(event, m)}{' '}
              {event.kind === 'status' && <span className="text-ink-2">{sourceWords(event.source, m)}</span>}
            </span>
            <time dateTime={event.happened_at} className="text-ink-2">
              {formatDateTime(event.happened_at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** What happened, in words. */
function eventWords({ kind, from, to }: Event, m: Texts): string {
  if (kind === 'notes') return m.historyNotes
  if (kind === 'status') return m.historyStatus(label(from), label(to))
  const sendings: Readonly<Record<string, string>> = {
    sending: m.historySending,
    sent: m.historySent,
    unknown: m.historyUnknown,
    failed: m.historyFailed,
  }
  return sendings[to ?? ''] ?? m.historySending
}

function label(status: string | null): string {
  const labels: Readonly<Record<string, string>> = applicationStatusLabels
  return labels[status ?? ''] ?? status ?? ''
}

function sourceWords(source: Event['source'], m: Texts): string {
  return { seeker: m.bySeeker, board: m.byBoard, hanap: m.byHanap }[source]
}
