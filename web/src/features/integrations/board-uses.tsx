import type { IntegrationSettings } from '@hanap/contract/integrations'
import { useState } from 'react'
import { formatDateTime } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { integrationMessages } from './messages.ts'
import { outcomeWords, purposeWords } from './use-words.ts'

const SHOWN_FIRST = 5

/** Every time the kept board account was used, latest first, so that none goes unseen. */
export function BoardUses({ uses }: { uses: IntegrationSettings['uses'] }) {
  const m = useMessages(integrationMessages)
  const [isAll, setAll] = useState(false)
  const shown = isAll ? uses : uses.slice(0, SHOWN_FIRST)
  return (
    <Panel title={m.usesTitle}>
      {uses.length === 0 ? (
        <p className="text-ink-2">{m.usesNone}</p>
      ) : (
        <ul className="rows text-t1">
          {shown.map((use) => (
            <li
              key={`${use.used_at} ${use.purpose}`}
              className="grid gap-x-4 py-2 sm:grid-cols-[190px_minmax(0,1fr)_minmax(0,1fr)]"
            >
              <span className="text-ink-2">{formatDateTime(use.used_at)}</span>
              <span>{purposeWords(use.purpose, m)}</span>
              <span className={use.outcome === 'ok' ? 'text-green' : 'text-ink-2'}>
                {outcomeWords(use.outcome, m)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isAll && uses.length > SHOWN_FIRST && (
        <div>
          <Button look="quiet" onClick={() => setAll(true)}>
            {m.usesAll(uses.length)}
          </Button>
        </div>
      )}
    </Panel>
  )
}
