import { normaliseWords } from '@hanap/contract/searches'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { later } from '../../api/later.ts'
import { useNow } from '../../i18n/use-now.ts'
import { searchStatusQuery } from './queries.ts'
import { followSearched, wasSearched } from './searched-words.ts'

/**
 * Of how many searches this month a search for any of these texts would be one; null where none of them would be
 * counted, no search is left, or that is not known.
 * @param free words that cost nothing now, whether or not they were searched before
 */
export function useSearchCost(texts: readonly string[], free: string): number | null {
  // Words become new again while nobody does anything.
  useNow()
  const isNew = (text: string) => {
    const words = normaliseWords(text)
    return words !== '' && words !== normaliseWords(free) && !wasSearched(words)
  }
  const costs = useSyncExternalStore(
    followSearched,
    () => texts.some(isNew),
    () => false,
  )
  // The meter asks; a list that opens beside it reads what is there.
  const { data: status, isError } = useQuery({
    ...later(searchStatusQuery),
    refetchOnMount: false,
    retryOnMount: false,
  })
  return costs && !isError && status?.can_search ? status.max_searches : null
}
