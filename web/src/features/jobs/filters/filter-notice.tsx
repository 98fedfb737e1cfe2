import type { FilterCounts } from '@hanap/contract/jobs/filter-counts'
import { plans } from '@hanap/contract/payments/plans'
import { pages } from '@hanap/contract/site/pages'
import { Lock } from 'lucide-react'
import { type Ref, useId } from 'react'
import {
  appliedFilters,
  type FilterDraft,
  narrowingChoice,
  writeDraft,
} from '../../../acts/search/filters/filter-draft.ts'
import { filterMessages } from '../../../acts/search/filters/filter-messages.ts'
import { filterName } from '../../../acts/search/filters/filter-names.ts'
import { formatCount, formatPeso } from '../../../i18n/format.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Icon } from '../../../ui/signs/icon.tsx'

type FilterNoticeProps = {
  ref: Ref<HTMLDivElement>
  draft: FilterDraft
  /** Counts for the draft, and without any filter. */
  counts: FilterCounts | undefined
  all: FilterCounts | undefined
  /** Apply was pressed. */
  isHeld: boolean
  /** A sheet has a title above this one. */
  isInSheet: boolean
}

/** For a plan without filters: what they would do for this search. */
export function FilterNotice({ ref, draft, counts, all, isHeld, isInSheet }: FilterNoticeProps) {
  const m = filterMessages
  const id = useId()
  const Title = isInSheet ? 'h3' : 'h2'
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="alert alert-note grid-cols-[minmax(0,1fr)] lg:max-xl:col-span-full"
    >
      <div className="alert-words gap-y-2 lg:max-xl:grid-cols-[auto_minmax(0,1fr)_auto] lg:max-xl:items-center lg:max-xl:gap-x-5">
        <Title id={id} className="alert-title flex items-center gap-2">
          <Icon of={Lock} />
          {m.premiumTitle}
        </Title>
        <div className="grid gap-1">
          <p>{useGain(draft, counts, all)}</p>
          <p role="status" className="font-medium empty:hidden">
            {isHeld && m.premiumKept}
          </p>
        </div>
        <ButtonLink to={pages.plans.path} look="primary">
          {m.upgradeNow}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The gain, in numbers if known, for the draft or an example. */
function useGain(draft: FilterDraft, counts: FilterCounts | undefined, all: FilterCounts | undefined) {
  const m = filterMessages
  const price = formatPeso(plans.premium.price)
  const total = all && m.jobs(formatCount(all.count))
  const isChosen = Object.keys(writeDraft(draft)).length > 0
  if (isChosen && total && counts) {
    const gain =
      counts.count === 0 ? m.premiumNothing(total) : m.premiumGain(total, formatCount(counts.count))
    return `${gain} ${m.premiumPrice(price)}`
  }
  const example = all && narrowingChoice(all)
  const [filter] = example ? appliedFilters(writeDraft(example.draft)) : []
  if (!total || !example || !filter) return m.premiumText(price)
  const name = filterName(filter, m, new Map())
  return `${m.premiumText(price)} ${m.premiumExample(name, total, formatCount(example.count))}`
}
