import type { JobList } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { X } from 'lucide-react'
import { formatCount, formatDollar, formatPeso } from '../../../../i18n/format.ts'
import { sortOrder } from '../../../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../../../listing/address/job-search-params.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { searchNoteMessages } from './search-note-messages.ts'

type SearchNotesProps = {
  list: JobList
  params: JobSearchParams
  onSearch: (term: string) => void
  onViewAll: () => void
}

function nameOf(one: JobList['understood'][number]): string {
  const m = searchNoteMessages
  if (one.fact !== 'pay') return m.fact(one.fact)
  const least = one.currency === 'PHP' ? formatPeso(one.least) : formatDollar(one.least)
  return one.per === 'hour' ? m.payAnHour(least) : m.payAMonth(least)
}

/** How the words were interpreted, with an undo for each. */
export function SearchNotes({ list, params, onSearch, onViewAll }: SearchNotesProps) {
  const m = searchNoteMessages
  const { page: _, fit, ...fromStart } = params
  const unknown = list.corrections.filter(({ used }) => used === '')
  const replaced = list.corrections.filter(({ used }) => used !== '')
  const corrected = list.results.length > 0 ? m.corrected : m.correctedInVain
  return (
    <div className="grid gap-1.5 pb-2.5 text-ink-2 text-t1">
      {unknown.length > 0 && (
        <p role="status" className="wrap-anywhere">
          {m.withoutUnknown(unknown.map(({ typed }) => `“${typed}”`))}
        </p>
      )}
      {replaced.map(({ typed, used, asTyped }) => (
        <p key={typed} className="flex flex-wrap items-center gap-x-2">
          <span role="status" className="wrap-anywhere">
            {corrected(typed, used)}
          </span>
          {asTyped !== null && (
            <Button look="quiet" size="small" onClick={() => onSearch(asTyped)}>
              {m.searchAsTyped(typed)}
            </Button>
          )}
        </p>
      ))}
      {list.understood.length > 0 && (
        <ul aria-label={m.understood} className="flex gap-1.5 overflow-x-auto">
          {list.understood.map((one) => (
            <li key={one.fact} className="shrink-0">
              <button
                type="button"
                className="chip border-sea bg-sea-tint"
                aria-label={m.leaveOut(nameOf(one))}
                onClick={() => (one.without ? onSearch(one.without) : onViewAll())}
              >
                {nameOf(one)}
                <Icon of={X} size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {list.looser > 0 && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>{m.looser(formatCount(list.looser))}</span>
          <ButtonLink look="quiet" size="small" to={pages.jobs.path} search={{ ...fromStart, fit: 'any' }}>
            {m.showLooser}
          </ButtonLink>
        </p>
      )}
      {fit === 'any' && sortOrder(params) !== 'relevance' && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>{m.all}</span>
          <ButtonLink look="quiet" size="small" to={pages.jobs.path} search={fromStart}>
            {m.showFitting}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
