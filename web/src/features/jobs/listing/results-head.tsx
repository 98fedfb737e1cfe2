import type { sortOrders } from '@hanap/contract/jobs/jobs'
import { ChevronDown } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Icon } from '../../../ui/signs/icon.tsx'
import { jobMessages } from '../messages.ts'

type Order = (typeof sortOrders)[number]

type ResultsHeadProps = {
  /** Null above a part with its own title. */
  heading: string | null
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Undefined for a fixed order, as with similar jobs. */
  sort?: { order: Order; onOrder: (order: Order) => void } | undefined
  filters: ReactNode
  save: ReactNode
  /** Below the heading on phones, else at the end of its line. */
  children: ReactNode
}

/** On phones the tools come first. */
export function ResultsHead({ heading, headingRef, sort, filters, save, children }: ResultsHeadProps) {
  const m = jobMessages
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 pt-2 lg:gap-x-2 lg:pt-2.5" data-keep-focus>
      {heading && (
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="scroll-mt-4 text-[0.9375rem] leading-5 max-lg:order-5 max-lg:-mb-1.5 max-lg:basis-full max-lg:truncate lg:mr-3 lg:text-t3"
          aria-live="polite"
        >
          {heading}
        </h2>
      )}
      {filters}
      {sort && (
        <span className="input-box max-lg:flex-[1_0_96px]">
          <select
            className="input text-t1 max-sm:px-2 max-sm:pr-7! max-sm:text-t0"
            aria-label={m.sortBy}
            value={sort.order}
            onChange={(event) => sort.onOrder(event.target.value as Order)}
          >
            <option value="relevance">{m.relevance}</option>
            <option value="date">{m.date}</option>
            <option value="salary">{m.salary}</option>
          </select>
          <Icon of={ChevronDown} size="small" />
        </span>
      )}
      {save}
      <div className="flex min-w-0 items-center justify-between gap-x-3 max-lg:order-6 max-lg:basis-full max-lg:pb-1.5 lg:ml-auto">
        {children}
      </div>
    </div>
  )
}
