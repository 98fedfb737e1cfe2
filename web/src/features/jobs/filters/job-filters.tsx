import { readTags } from '@hanap/contract/jobs/tag-filter'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Lock, SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { subscriptionQuery } from '../../../api/standing.ts'
import { filtersOf, lacksFilters } from '../../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../../listing/address/job-search-params.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { jobMessages } from '../messages.ts'
import type { FilterPanel } from './filter-panel.tsx'

const FilterChips = lazyPart(async () => (await import('./filter-chips.tsx')).FilterChips)

type JobFiltersProps = {
  params: JobSearchParams
  isWide: boolean
  onFilter: (filters: ReturnType<typeof filtersOf>) => void
}

/** The panel loads when opened. */
export function JobFilters({ params, isWide, onFilter }: JobFiltersProps) {
  const m = jobMessages
  const toasts = useToasts()
  const [loaded, setLoaded] = useState<{ Panel: typeof FilterPanel } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isLacking = useQuery({ ...subscriptionQuery, select: lacksFilters }).data
  const kept = useKeptFocus<HTMLDivElement>(
    (area) => area.querySelector('ul button') ?? area.querySelector('button'),
  )
  const { tags = '', ...others } = filtersOf(params)
  const count = Object.keys(others).length + readTags(tags).length

  async function toggle() {
    const part = loaded ?? (await import('./filter-panel.tsx').catch(() => null))
    if (!part) return toasts.error(m.filtersNotOpened, m.filtersNotOpenedText)
    if ('FilterPanel' in part) setLoaded({ Panel: part.FilterPanel })
    setOpen(!isOpen)
    return undefined
  }

  return (
    <div {...kept} className="contents">
      <Button
        icon={SlidersHorizontal}
        aria-expanded={isWide ? isOpen : undefined}
        aria-haspopup={isWide ? undefined : 'dialog'}
        className="tool max-lg:flex-1"
        onClick={() => void toggle()}
      >
        {m.filters}
        {count > 0 && (
          <span className="rounded-in bg-board px-1.5 py-0.5 text-on-board text-t0">{count}</span>
        )}
        {isLacking && <Icon of={Lock} size="small" label={m.premium} />}
        {isWide && <Icon of={ChevronDown} size="small" className={isOpen ? 'rotate-180' : ''} />}
      </Button>
      {loaded && (
        <loaded.Panel
          params={params}
          isOpen={isOpen}
          isWide={isWide}
          onClose={() => setOpen(false)}
          onFilter={onFilter}
        />
      )}
      {count > 0 && (
        <Suspense>
          <FilterChips params={params} onFilter={onFilter} />
        </Suspense>
      )}
    </div>
  )
}
