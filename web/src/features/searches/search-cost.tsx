import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../i18n/language.tsx'
import { searchMessages } from './messages.ts'
import { searchStatusQuery } from './queries.ts'
import { normaliseWords, wasSearched } from './searched-words.ts'

/** One line under the box: what searching the typed words uses up, or how to search where it uses nothing. */
export function SearchCost({ id, text }: { id: string; text: string }) {
  const m = useMessages(searchMessages)
  const { data: status, isError } = useQuery(searchStatusQuery)
  const isNew = normaliseWords(text) !== '' && !wasSearched(text)
  return (
    <p id={id} className="mt-2 text-t0 text-ink-2">
      {isNew && status && !isError ? m.cost(status.max_searches) : m.help}
    </p>
  )
}
