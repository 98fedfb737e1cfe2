import { normaliseWords } from '@hanap/contract/jobs/searches'
import { type Suggestion, suggestSearches } from '@hanap/contract/jobs/suggestions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'

export const LEAST_TYPED = 2
/** Later ones would arrive after more typing. */
const TIMEOUT_MS = 3_000

/**
 * A query per text: a late answer replaces no other.
 * @param isWanted false sends no request; earlier answers stay
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

/** A proxy may send anything. */
const isSuggestion = (given: Partial<Suggestion> | null) =>
  typeof given?.text === 'string' && given.text !== ''

/** For bold text; without a match everything is `before`. */
export function cutAtTyped(text: string, typed: string): { before: string; typed: string; after: string } {
  const words = typed.trim()
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return { before: text, typed: '', after: '' }
  const end = at + words.length
  return { before: text.slice(0, at), typed: text.slice(at, end), after: text.slice(end) }
}
