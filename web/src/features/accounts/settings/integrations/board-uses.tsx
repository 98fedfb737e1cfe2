import type { IntegrationSettings } from '@hanap/contract/applications/integrations'
import { useState } from 'react'
import { formatCount, formatDateTime } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useKeptFocus } from '../../../../ui/dialogs/use-kept-focus.ts'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { integrationMessages } from './messages.ts'
import { useOlderUses } from './use-older-uses.ts'
import { outcomeWords, purposeWords } from './use-words.ts'

const SHOWN_FIRST = 5

/** Every use of the connected board account, latest first. */
export function BoardUses({ settings }: { settings: IntegrationSettings }) {
  const m = integrationMessages
  const older = useOlderUses(settings)
  const [isAll, setAll] = useState(false)
  // The button disappears with the last page.
  const kept = useKeptFocus<HTMLDivElement>((area) => area.querySelector('p'))
  const shown = isAll ? older.uses : older.uses.slice(0, SHOWN_FIRST)
  const count = Math.max(settings.uses_count, older.uses.length)
  const hasMore = shown.length < older.uses.length || older.hasOlder

  function showOlder() {
    if (shown.length < older.uses.length) setAll(true)
    else older.loadOlder()
  }
  if (shown.length === 0) {
    return (
      <Panel title={m.usesTitle}>
        <p className="text-ink-2">{m.usesNone}</p>
      </Panel>
    )
  }
  return (
    <Panel title={m.usesTitle} actions={<p className="text-t1 text-ink-2">{m.usesLead}</p>}>
      <ul className="rows text-t1">
        {shown.map((use) => (
          <li
            key={use.id}
            className="flex flex-wrap justify-between gap-x-4 py-2 sm:grid sm:grid-cols-[190px_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="text-ink-2 max-sm:order-last max-sm:w-full">{formatDateTime(use.used_at)}</span>
            <span>{purposeWords(use.purpose, m)}</span>
            <span className={classNames('sm:text-right', use.outcome === 'ok' ? 'text-green' : 'text-ink-2')}>
              {outcomeWords(use.outcome, m)}
            </span>
          </li>
        ))}
      </ul>
      <div
        {...kept}
        hidden={count <= SHOWN_FIRST && !older.hasFailed}
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <p role="status" tabIndex={-1} className="text-t1 text-ink-2">
          {older.hasFailed && !older.isLoading
            ? m.usesFailed
            : count > SHOWN_FIRST && m.usesShown(formatCount(shown.length), formatCount(count))}
        </p>
        {hasMore && (
          <Button look="quiet" busy={older.isLoading} busyText={m.usesLoading} onClick={showOlder}>
            {m.usesOlder}
          </Button>
        )}
      </div>
    </Panel>
  )
}
