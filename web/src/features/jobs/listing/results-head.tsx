import type { sortOrders } from '@hanap/contract/jobs/jobs'
import { ChevronDown } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { PayKey } from '../../../listing/pay/pay-line.tsx'
import { Icon } from '../../../ui/signs/icon.tsx'
import { jobMessages } from '../messages.ts'

type Order = (typeof sortOrders)[number]

type ResultsHeadProps = {
  /** Absent above what has its own title. */
  heading: string | null
  headingRef: RefObject<HTMLHeadingElement | null>
  hasRows: boolean
  /** Absent where the order is given, as with similar jobs. */
  sort?: { order: Order; onOrder: (order: Order) => void } | undefined
  /** The way to the filters, where it stands here. */
  filters?: ReactNode
  /** The way to keep this search. */
  save?: ReactNode
}

/** How many there are, what the rulers mean, and in which order the rows stand. */
export function ResultsHead({ heading, headingRef, hasRows, sort, filters, save }: ResultsHeadProps) {
  const m = jobMessages
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 pb-2.5">
      {heading && (
        <h2 ref={headingRef} tabIndex={-1} className="flex-[1_0_100%] scroll-mt-4 text-t3" aria-live="polite">
          {heading}
        </h2>
      )}
      {hasRows && (
        <div className="mr-auto max-sm:order-2 max-sm:flex-[1_0_100%]">
          <PayKey />
        </div>
      )}
      {filters}
      {sort && hasRows && (
        <span className="input-box min-w-33 max-sm:flex-1">
          <select
            className="input"
            aria-label={m.sortBy}
            value={sort.order}
            onChange={(event) => sort.onOrder(event.target.value as Order)}
          >
            <option value="relevance">{m.relevance}</option>
            <option value="date">{m.date}</option>
            <option value="salary">{m.salary}</option>
          </select>
          <Icon of={ChevronDown} />
        </span>
      )}
      {save && <div className="-ml-3 max-sm:order-2">{save}</div>}
    </div>
  )
}
