import { classNames } from '../../ui/class-names.ts'
import { searchMessages } from './messages.ts'
import { useSearchCost } from './use-search-cost.ts'

/**
 * Below the box: how to search; below the button: what the search uses. With room for one line, the more important one.
 */
export function SearchCost({ id, text, free }: { id: string; text: string; free: string }) {
  const m = searchMessages
  const cost = useSearchCost([text], free)
  return (
    <>
      <p className={classNames('text-t0 text-ink-2', cost !== null && 'max-md:hidden')}>{m.help}</p>
      <p id={id} className="text-t0 text-ink-2 empty:hidden">
        {cost !== null && m.cost(cost)}
      </p>
    </>
  )
}
