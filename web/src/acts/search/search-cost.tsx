import { searchMessages } from './messages.ts'
import { useSearchCost } from './use-search-cost.ts'

/** Below the box: what a search for the typed words uses; nothing where it uses none. */
export function SearchCost({ id, text, free }: { id: string; text: string; free: string }) {
  const m = searchMessages
  const cost = useSearchCost([text], free)
  return (
    <p id={id} className="col-span-full text-t0 text-ink-2 empty:hidden">
      {cost !== null && m.cost(cost)}
    </p>
  )
}
