import { suggestSkills } from '@hanap/contract/profile/skills'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { readList } from '../../../api/answers/read-list.ts'
import { callEndpoint } from '../../../api/client.ts'
import { useSession } from '../../../api/session/browser-session.ts'
import { useSettled } from '../../../ui/use-settled.ts'

const DEBOUNCE_MS = 200
/** Fewer characters match too much. */
const LEAST_TYPED = 2
/** After this, the seeker has typed on. */
const TIMEOUT_MS = 3_000

const suggestionsQuery = (text: string, isWanted: boolean) =>
  queryOptions({
    queryKey: ['skills', 'suggestions', text],
    queryFn: async ({ signal }) => {
      const answer = await callEndpoint(suggestSkills, { query: { q: text }, signal, timeoutMs: TIMEOUT_MS })
      return readList(answer).results.map(({ name }) => name)
    },
    enabled: isWanted && text.length >= LEAST_TYPED,
    staleTime: 300_000,
    retry: false,
    placeholderData: keepPreviousData,
  })

/** Empty without an account or an answer. */
export function useSkillSuggestions(typed: string): readonly string[] {
  const { token } = useSession()
  const text = useSettled(typed, DEBOUNCE_MS, '').trim().toLowerCase()
  return useQuery(suggestionsQuery(text, token !== null)).data ?? []
}
