import { searchMessages } from './messages.ts'
import { useSearchCost } from './use-search-cost.ts'

/** Nothing for a free search. */
export function SearchCost({ id, text, free }: { id: string; text: string; free: string }) {
  const m = searchMessages
  const cost = useSearchCost([text], free)
  return (
    <p id={id} className="col-span-full text-t0 text-ink-2 empty:hidden">
      {cost !== null && m.cost(cost)}
    </p>
  )
}
