import { normaliseWords } from '@hanap/contract/jobs/searches'
import { type Suggestion, suggestSearches } from '@hanap/contract/jobs/suggestions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'

/** Fewer characters say too little. */
export const LEAST_TYPED = 2
/** A suggestion that takes longer comes after the seeker has typed on. */
const TIMEOUT_MS = 3_000

/**
 * Suggestions for what was typed. Each text has its own answer, so a late one replaces none.
 * @param isWanted false asks nothing; earlier answers stay
 */
export function suggestionsQuery(text: string, isWanted: boolean) {
  const words = normaliseWords(text)
  return queryOptions({
    queryKey: ['searches', 'suggestions', words],
    queryFn: async ({ signal }) => {
      const answer = await callEndpoint(suggestSearches, {
        query: { text: words },
        signal,
        timeoutMs: TIMEOUT_MS,
      })
      return readList(answer).results.filter(isSuggestion)
    },
    enabled: isWanted && words.length >= LEAST_TYPED,
    staleTime: 60_000,
    retry: false,
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
  })
}

/** Our server sends nothing else; whatever stands between may. */
const isSuggestion = (given: Partial<Suggestion> | null) =>
  typeof given?.text === 'string' && given.text !== ''

/** A suggestion cut where the typed part stands in it, for setting that part bold; all of it is `before` otherwise. */
export function cutAtTyped(text: string, typed: string): { before: string; typed: string; after: string } {
  const words = typed.trim()
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return { before: text, typed: '', after: '' }
  const end = at + words.length
  return { before: text.slice(0, at), typed: text.slice(at, end), after: text.slice(end) }
}
