import { normaliseWords } from '@hanap/contract/jobs/searches'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { later } from '../../api/later.ts'
import { useNow } from '../../i18n/use-now.ts'
import { searchStatusQuery } from './queries.ts'
import { followSearched, wasSearched } from './searched-words.ts'

/**
 * This month's number for a search of any of these texts; null if none counts, none is left, or it is unknown.
 * @param free words that cost nothing now
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
