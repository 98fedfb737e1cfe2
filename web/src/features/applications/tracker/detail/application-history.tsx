import type { Application } from '@hanap/contract/applications/applications'
import { ChevronDown } from 'lucide-react'
import { formatDate, formatDateTime } from '../../../../i18n/format.ts'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { applicationStatusLabels } from '../../status-labels.ts'
import { applicationMessages } from '../messages.ts'
import { detailMessages } from './detail-messages.ts'

type Event = Application['history'][number]
type Texts = typeof applicationMessages
type OwnTexts = typeof detailMessages

/** Latest first. */
export function ApplicationHistory({ history }: { history: Application['history'] }) {
  const m = applicationMessages
  const own = detailMessages
  return (
    <details className="group text-t1 open:w-full">
      <summary className="inline-flex min-h-11 items-center gap-1 text-sea">
        {m.history} ({history.length})
        <Icon of={ChevronDown} size="small" className="group-open:rotate-180" />
      </summary>
      <ol className="rows">
        {history.toReversed().map((event) => (
          <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span>
              {eventWords(event, m, own)} <span className="text-ink-2">{sourceWords(event, m, own)}</span>
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

function eventWords({ kind, from, to }: Event, m: Texts, own: OwnTexts): string {
  switch (kind) {
    case 'sending':
      return sendingWords(to, m)
    case 'status':
      return m.historyStatus(label(from), label(to))
    case 'notes':
      return m.historyNotes
    case 'added':
      return own.historyAdded
    case 'details':
      return own.historyDetails
    case 'interview':
      return from && to
        ? own.interviewMoved(formatDateTime(from), formatDateTime(to))
        : to
          ? own.interviewSet(formatDateTime(to))
          : from
            ? own.interviewUnset(formatDateTime(from))
            : own.interviewNoTime
    case 'follow-up':
      return from && to
        ? own.reminderMoved(formatDate(from), formatDate(to))
        : to
          ? own.reminderSetFor(formatDate(to))
          : own.reminderTaken
    case 'reminded':
      return own.historyReminded
  }
}

function sendingWords(to: string | null, m: Texts): string {
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

/** Names the event's source; for a sending, what confirmed its arrival. Empty if it did not arrive. */
function sourceWords({ kind, to, source }: Event, m: Texts, own: OwnTexts): string {
  if (kind === 'sending' && source !== 'seeker') {
    if (to !== 'sent') return ''
    return source === 'board' ? own.confirmedByBoard : own.foundByHanap
  }
  return { seeker: m.bySeeker, board: m.byBoard, hanap: m.byHanap }[source]
}
