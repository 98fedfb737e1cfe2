import { normaliseWords } from '@hanap/contract/jobs/searches'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { later } from '../../api/later.ts'
import { useNow } from '../../i18n/use-now.ts'
import { searchStatusQuery } from './queries.ts'
import { followSearched, wasSearched } from './searched-words.ts'

/**
 * The month's quota of searches; null if none of these texts counts, none is left, or it is unknown.
 * @param free words that cost nothing now
 */
export function useSearchCost(texts: readonly string[], free: string): number | null {
  // Rerenders when free words expire.
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
  // Only the meter fetches the status.
  const { data: status, isError } = useQuery({
    ...later(searchStatusQuery),
    refetchOnMount: false,
    retryOnMount: false,
  })
  return costs && !isError && status?.can_search ? status.max_searches : null
}
