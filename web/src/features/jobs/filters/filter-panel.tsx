import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  emptyDraft,
  type FilterDraft,
  type Filters,
  readDraft,
  writeDraft,
} from '../../../acts/search/filters/filter-draft.ts'
import { filterMessages } from '../../../acts/search/filters/filter-messages.ts'
import { filterCountsQuery } from '../../../acts/search/filters/filter-queries.ts'
import { popularTagsQuery } from '../../../acts/search/tags/queries.ts'
import { useOwnTag } from '../../../acts/search/tags/use-own-tag.ts'
import { subscriptionQuery } from '../../../api/standing.ts'
import { formatCount } from '../../../i18n/format.ts'
import { filtersOf, lacksFilters } from '../../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../../listing/address/job-search-params.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { FilterFields } from './filter-fields.tsx'
import { FilterNotice } from './filter-notice.tsx'

/** Debounce for the draft's counts. */
const SETTLED_MS = 250
/** This many tags of the search come before the popular ones. */
const OWN_TAGS = 6
const MOST_TAGS = 20
const DRAFT_KEY = ['filter-draft'] as const

type FilterPanelProps = {
  params: JobSearchParams
  isOpen: boolean
  /** In the page, else as a sheet. */
  isWide: boolean
  onClose: () => void
  onFilter: (filters: Filters) => void
}

/** Apply applies the draft, Reset clears it, closing keeps it. */
export function FilterPanel({ params, isOpen, isWide, onClose, onFilter }: FilterPanelProps) {
  const m = filterMessages
  const formId = useId()
  const notice = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useDraft(filtersOf(params))
  const [isHeld, setHeld] = useState(false)
  const { counts, all, offered } = useNumbers(params.search, draft, isOpen)
  const known = [...offered, ...(counts?.tags ?? [])]
  const ownTag = useOwnTag(draft.tags, known, (tags) => change({ ...draft, tags }))
  const isLacking = useQuery({ ...subscriptionQuery, select: lacksFilters }).data ?? false
  if (!isOpen) return null

  function change(next: FilterDraft) {
    setDraft(next)
    setHeld(false)
  }
  function apply(event: SyntheticEvent) {
    event.preventDefault()
    // The error must be rendered before it scrolls into view.
    const tags = flushSync(() => ownTag.finish())
    if (tags === null) {
      ownTag.field.current?.focus()
      return
    }
    const filters = writeDraft({ ...draft, tags })
    if (isLacking && Object.keys(filters).length > 0) {
      // The button stays enabled, and explains why nothing is applied.
      setHeld(true)
      notice.current?.focus()
      return
    }
    onFilter(filters)
    if (!isWide) onClose()
  }
  function reset() {
    change(emptyDraft)
    ownTag.clear()
    if (Object.keys(filtersOf(params)).length > 0) onFilter({})
  }

  const foot = (
    <>
      <p role="status" className="mr-auto text-t1 text-ink-2 lg:mr-2">
        {counts && m.jobs(formatCount(counts.count))}
      </p>
      <Button look="quiet" size={isWide ? 'small' : 'normal'} onClick={reset}>
        {m.reset}
      </Button>
      <Button
        type="submit"
        form={formId}
        look={isLacking ? 'plain' : 'primary'}
        size={isWide ? 'small' : 'normal'}
        className="max-lg:flex-1"
      >
        {m.apply}
      </Button>
    </>
  )
  const fields = (
    <FilterFields draft={draft} counts={counts} offered={offered} ownTag={ownTag} onDraft={change} />
  )
  const upgrade = isLacking && (
    <FilterNotice ref={notice} draft={draft} counts={counts} all={all} isHeld={isHeld} isInSheet={!isWide} />
  )
  if (!isWide) {
    return (
      <Dialog open title={m.filters} onClose={onClose} footer={foot}>
        <form id={formId} onSubmit={apply} className="grid gap-6">
          {upgrade}
          {fields}
        </form>
      </Dialog>
    )
  }
  return (
    <form
      id={formId}
      onSubmit={apply}
      className="order-6 grid basis-full gap-5 rounded-card border-[1.5px] border-edge bg-card px-6 pt-5 pb-3"
    >
      {upgrade}
      <div className="grid grid-cols-[repeat(3,minmax(0,1fr))] gap-x-7 gap-y-5 xl:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,1.6fr)]">
        {fields}
      </div>
      <div className="flex items-center justify-end gap-2 border-line border-t pt-3">{foot}</div>
    </form>
  )
}

/**
 * Starts from the applied filters, again when those change. The query cache keeps the draft until the session ends.
 */
function useDraft(applied: Filters): [FilterDraft, (draft: FilterDraft) => void] {
  const queries = useQueryClient()
  const key = hashKey([applied])
  const [state, setState] = useState(() => {
    const left = queries.getQueryData<{ key: string; draft: FilterDraft }>(DRAFT_KEY)
    return left?.key === key ? left : { key, draft: readDraft(applied) }
  })
  if (state.key !== key) {
    // Keeps the names of tags just applied.
    const isSame = hashKey([writeDraft(state.draft)]) === key
    setState({ key, draft: isSame ? state.draft : readDraft(applied) })
  }
  function setDraft(draft: FilterDraft) {
    setState({ key, draft })
    queries.setQueryData(DRAFT_KEY, { key, draft })
  }
  return [state.draft, setDraft]
}

function useNumbers(search: string | undefined, draft: FilterDraft, isOpen: boolean) {
  const settled = writeDraft(useSettled(draft, SETTLED_MS))
  const { data: counts } = useQuery({ ...filterCountsQuery(search, settled), enabled: isOpen })
  const { data: all } = useQuery({ ...filterCountsQuery(search, {}), enabled: isOpen })
  const { data: popular = [] } = useQuery({ ...popularTagsQuery, enabled: isOpen })
  const offers = [...(all?.tags.slice(0, OWN_TAGS) ?? []), ...popular]
  const offered = [...new Map(offers.map(({ id, name }) => [id, { id, name }])).values()]
  return { counts, all, offered: offered.slice(0, MOST_TAGS) }
}
