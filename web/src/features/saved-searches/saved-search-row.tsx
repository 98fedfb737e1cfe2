import type { SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { listingSearch } from '../../acts/save-search/criteria.ts'
import { CriteriaChips } from '../../acts/save-search/criteria-chips.tsx'
import { savedSearchMessages } from '../../acts/save-search/messages.ts'
import { useChangeSearch } from '../../acts/save-search/queries.ts'
import { problemText } from '../../api/problems/problems.ts'
import { formatAge } from '../../i18n/age.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { focusBeside } from '../../ui/focus-beside.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'

type SavedSearchRowProps = {
  search: SavedSearch
  now: number
  /** Whether the click ends a double tap begun on the row above, now gone. */
  isSecondTap: (event: MouseEvent) => boolean
  onRename: () => void
  onRemove: () => void
}

export function SavedSearchRow(props: SavedSearchRowProps) {
  const { search, now, isSecondTap, onRename, onRemove } = props
  const m = savedSearchMessages
  const titleId = useId()
  const toListing = {
    to: pages.jobs.path,
    search: { ...listingSearch(search.criteria), saved: search.id },
  } as const
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 pt-1.5 pr-1 pb-2 pl-4 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:py-3 lg:pr-2 lg:pl-5">
      <h2 id={titleId} className="text-[1.0625rem] leading-snug wrap-anywhere max-sm:py-2.5">
        <Link {...toListing} className="py-1 text-ink no-underline hover:underline">
          {search.name}
        </Link>
      </h2>
      <span className="flex self-start sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-center">
        <IconButton
          icon={Pencil}
          label={m.renameTitled(search.name)}
          aria-haspopup="dialog"
          onClick={onRename}
        />
        <IconButton
          icon={Trash2}
          label={m.removeTitled(search.name)}
          onClick={(event) => {
            if (isSecondTap(event)) return
            focusBeside(event.currentTarget)
            onRemove()
          }}
        />
      </span>
      <div className="grid gap-1.5 pr-3 max-sm:col-span-2 sm:pt-1.5">
        {!isNamedSo(search) && <CriteriaChips criteria={search.criteria} label={m.criteria} />}
        <p
          className={classNames(
            'text-t0 sm:text-t1',
            search.recent_matches > 0 ? 'font-semibold' : 'text-ink-2',
          )}
        >
          {whatCame(search, now, m)}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 pr-3 [&>:last-child]:ml-auto max-sm:col-span-2 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:max-w-70 sm:pr-0">
        <AlertsSwitch search={search} />
        <ButtonLink
          {...toListing}
          size="small"
          look={search.recent_matches > 0 ? 'primary' : 'plain'}
          aria-describedby={titleId}
        >
          {m.showJobs}
        </ButtonLink>
      </div>
    </li>
  )
}

/** Takes effect at once; the hint says if alerts stay off anyway. */
function AlertsSwitch({ search }: { search: SavedSearch }) {
  const m = savedSearchMessages
  const toasts = useToasts()
  const changing = useChangeSearch()
  // The toast reaches a seeker who has left this page.
  async function change(alerts: boolean) {
    if (changing.isPending) return
    try {
      await changing.mutateAsync({ id: search.id, changes: { alerts } })
      toasts.success(alerts ? m.alertsOn : m.alertsAreOff, search.name)
    } catch (problem) {
      toasts.error(problemText(problem, { fallback: m.changeFailed, network: m.network }))
    }
  }
  return (
    <Switch
      label={m.alerts}
      aria-label={m.alertsTitled(search.name)}
      checked={search.alerts}
      hint={search.alerts && search.paused ? m.paused(search.paused) : undefined}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}

/** Whether the name already says all criteria. */
function isNamedSo({ name, criteria: { search, ...others } }: SavedSearch): boolean {
  return search?.toLowerCase() === name.toLowerCase() && Object.keys(others).length === 0
}

/** '3 new jobs in the last 7 days, the last one 2 hours ago'. */
function whatCame(search: SavedSearch, now: number, m: typeof savedSearchMessages): string {
  const recent = search.recent_matches > 0 ? m.recent(search.recent_matches) : m.noRecent
  const age =
    search.last_match_at === null
      ? m.savedOn(formatAge(search.created_at, now))
      : m.lastMatch(formatAge(search.last_match_at, now))
  return `${recent} · ${age}`
}
