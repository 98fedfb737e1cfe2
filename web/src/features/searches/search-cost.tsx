import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../i18n/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { searchMessages } from './messages.ts'
import { searchStatusQuery } from './queries.ts'
import { normaliseWords, wasSearched } from './searched-words.ts'

/**
 * Under the box how to search, and under the button what searching the typed words uses up. Where there is room for one
 * line only it is the one that matters more.
 */
export function SearchCost({ id, text }: { id: string; text: string }) {
  const m = useMessages(searchMessages)
  const { data: status, isError } = useQuery(searchStatusQuery)
  const isNew = normaliseWords(text) !== '' && !wasSearched(text)
  const costs = isNew && !isError && status?.can_search === true
  return (
    <>
      <p className={classNames('text-t0 text-ink-2', costs && 'max-md:hidden')}>{m.help}</p>
      <p id={id} className="text-t0 text-ink-2 empty:hidden">
        {costs && m.cost(status.max_searches)}
      </p>
    </>
  )
}
