import type { Application } from '@hanap/contract/applications/applications'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../../i18n/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { ChangeAddress } from './changing/address-change.ts'
import { type Criterion, criteriaOf } from './finding/application-filters.ts'
import type { ApplicationsSearch } from './finding/applications-search.ts'
import { TrackerChips } from './finding/tracker-chips.tsx'
import { TrackerFilters } from './finding/tracker-filters.tsx'
import { TrackerSearchBox } from './finding/tracker-search-box.tsx'
import { TrackerSort } from './finding/tracker-sort.tsx'
import { viewMessages } from './views/views-messages.ts'

/** Below this the filters open in a sheet. */
const HAS_ROOM = '(width >= 64rem)'

type ToolbarProps = {
  applications: readonly Application[]
  /** Applications that match the filters. */
  count: number
  search: ApplicationsSearch
  now: number
  onChange: ChangeAddress
}

export function TrackerToolbar({ applications, count, search, now, onChange }: ToolbarProps) {
  const m = viewMessages
  const [isOpen, setOpen] = useState(false)
  const hasRoom = useMedia(HAS_ROOM)
  const kept = useKeptFocus<HTMLDivElement>(
    (area) =>
      area.querySelector<HTMLElement>('ul button') ??
      area.querySelector<HTMLElement>('button[aria-expanded], button[aria-haspopup]'),
  )
  const criteria = criteriaOf(search).filter((criterion) => criterion !== 'search')
  const words = search.search ?? ''
  const isNarrowed = criteria.length > 0 || words !== ''
  const remove = (gone: readonly Criterion[]) =>
    onChange(Object.fromEntries(gone.map((criterion) => [criterion, undefined])))
  const all = m.all(formatCount(count))
  const fields = <TrackerFilters {...{ applications, search, now, onChange }} />
  const sort = search.view !== 'timeline' && (
    <TrackerSort order={search.sort ?? 'applied'} onOrder={(order) => onChange({ sort: order })} />
  )

  return (
    <div {...kept} className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-3">
      <div className="flex flex-wrap gap-2">
        <TrackerSearchBox
          words={words}
          onWords={(next, isGoingOn) => onChange({ search: next || undefined }, { replace: isGoingOn })}
        />
        <Button
          icon={SlidersHorizontal}
          className="max-xs:px-3"
          aria-expanded={hasRoom ? isOpen : undefined}
          aria-haspopup={hasRoom ? undefined : 'dialog'}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="max-xs:sr-only">{m.filters}</span>{' '}
          {criteria.length > 0 && (
            <span className="rounded-in bg-board px-1.5 py-0.5 text-on-board text-t0">
              {criteria.length} <span className="sr-only">{m.filtersOn}</span>
            </span>
          )}
          {hasRoom && <Icon of={ChevronDown} size="small" className={isOpen ? 'rotate-180' : ''} />}
        </Button>
        {hasRoom && sort}
      </div>
      {isOpen && hasRoom && (
        <div className="grid grid-cols-4 gap-8 rounded-card border-[1.5px] border-edge bg-card px-5 py-4">
          {fields}
        </div>
      )}
      {isOpen && !hasRoom && (
        <Dialog
          open
          title={m.filters}
          onClose={() => setOpen(false)}
          footer={
            <>
              <p role="status" className="sr-only">
                {all}
              </p>
              <Button look="quiet" className="mr-auto" onClick={() => remove(criteria)}>
                {m.reset}
              </Button>
              <Button look="primary" onClick={() => setOpen(false)}>
                {m.show(all)}
              </Button>
            </>
          }
        >
          <div className="grid gap-6">
            {sort}
            {fields}
          </div>
        </Dialog>
      )}
      <div className={isNarrowed ? 'flex flex-wrap items-center gap-x-3 gap-y-1.5' : 'sr-only'}>
        {criteria.length > 0 && <TrackerChips filters={search} criteria={criteria} onRemove={remove} />}
        <p role="status" className="text-ink-2 text-t1">
          {isNarrowed && m.some(formatCount(count), formatCount(applications.length))}
        </p>
      </div>
    </div>
  )
}
