import type { WorkKind } from '@hanap/contract/jobs/kinds-of-work'
import { MAX_SAVED_SEARCHES, type SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { workKindsQuery } from '../../api/kinds-of-work.ts'
import { problemText } from '../../api/problems/problems.ts'
import { middleHalf } from '../../listing/pay/middle-half.ts'
import { PayList } from '../../listing/pay/pay-list.tsx'
import { PayRuler } from '../../listing/pay/pay-ruler.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { focusBeside } from '../../ui/focus-beside.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { popularMessages } from './popular-messages.ts'
import { useSaveSearch } from './queries.ts'
import { saveSearchMessages } from './save-messages.ts'

const MOST_SHOWN = 5

/** The kinds of work with the most jobs, each saved with one press; without those already saved. */
export function PopularSearches({ list }: { list: readonly SavedSearch[] }) {
  const m = popularMessages
  const { data } = useQuery(workKindsQuery)
  const saved = new Set(list.map(({ criteria }) => criteria.search?.toLowerCase()))
  const kinds = data?.kinds.filter(({ name }) => !saved.has(name.toLowerCase())).slice(0, MOST_SHOWN) ?? []
  if (kinds.length === 0 || list.length >= MAX_SAVED_SEARCHES) return null
  return (
    <PayList title={m.title}>
      {kinds.map((kind) => (
        <PopularSearch key={kind.slug} kind={kind} />
      ))}
    </PayList>
  )
}

function PopularSearch({ kind: { name, slug, listings, php } }: { kind: WorkKind }) {
  const m = popularMessages
  const save = useSave(name)
  const pay = php && { php_min: php.low, php_max: php.high, usd_min: null, usd_max: null }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 pr-3 pl-4 lg:grid-cols-[minmax(0,1fr)_17rem_auto] lg:gap-x-6 lg:py-3 lg:pl-5">
      <div>
        <h3>
          <Link
            to={pages.workKind.path}
            params={{ slug }}
            className="py-1 text-ink no-underline hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="text-ink-2 text-t1">{m.openJobs(listings)}</p>
      </div>
      <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-3 max-lg:col-span-2 max-lg:row-start-2">
        <b className="head-text text-t1">{middleHalf(php)}</b>
        <PayRuler paid={{ salary: '', pay: pay && { ...pay, rate_date: '', assumptions: [] } }} />
      </div>
      <Button
        size="small"
        busy={save.isPending}
        aria-label={m.saveTitled(name)}
        onClick={(event) => void save.run(event)}
      >
        {saveSearchMessages.save}
      </Button>
    </li>
  )
}

function useSave(name: string) {
  const m = saveSearchMessages
  const toasts = useToasts()
  const saving = useSaveSearch()
  async function run({ currentTarget }: MouseEvent) {
    try {
      await saving.mutateAsync({ name, criteria: { search: name.toLowerCase() } })
      // The row disappears.
      focusBeside(currentTarget)
      toasts.success(m.done, m.doneText)
    } catch (problem) {
      toasts.error(problemText(problem, { fallback: m.failed, network: m.network }))
    }
  }
  return { run, isPending: saving.isPending }
}
