import { getSearchStatus, incrementSearches, type SearchStatus, searchTexts } from '@hanap/contract/searches'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { ApiProblem, isApiProblem, NetworkProblem } from '../../api/problems.ts'

/** A search waits for its count, so neither call may take long: without an answer the server counts by itself. */
const COUNT_TIMEOUT_MS = 5_000

/** Where the seeker stands with this month's searches; invalidate it after anything that counted one. */
export const searchStatusQuery = queryOptions({
  queryKey: ['searches', 'status'],
  queryFn: ({ signal }) =>
    callEndpoint(getSearchStatus, { signal, timeoutMs: COUNT_TIMEOUT_MS }).then(readStatus),
})

/**
 * Announces the search about to be made.
 * @throws ApiProblem 'search-limit' where the server refuses it, another one where the plan itself is over, and
 * NetworkProblem without an answer
 */
export async function countSearch(signal: AbortSignal): Promise<SearchStatus> {
  try {
    return readStatus(await callEndpoint(incrementSearches, { signal, timeoutMs: COUNT_TIMEOUT_MS }))
  } catch (problem) {
    if (!isApiProblem(problem) || problem.status !== 403) throw problem
    if (problem.code === 'subscription-required') throw problem
    throw new ApiProblem(403, { ...problem.body, code: 'search-limit' })
  }
}

/** The problem of a search that an answer forbids without being a refusal itself. */
export const searchForbidden = () =>
  new ApiProblem(403, { code: 'search-limit', error: searchTexts.limitReached })

/** Whether a search was refused for this month's limit: by its code, or by a text that speaks of a limit. */
export function isSearchLimit(problem: unknown): problem is ApiProblem {
  return isApiProblem(problem) && (problem.code === 'search-limit' || /limit/i.test(ownWords(problem)))
}

/** What a seeker is told of it: the server's own words where it has some. */
export const limitText = (problem: ApiProblem) => ownWords(problem) || searchTexts.refused

const ownWords = ({ body, detail }: ApiProblem) => body.error || detail

/**
 * The documents promise the first five; a day that cannot be read is not shown.
 * @throws NetworkProblem where the answer holds no numbers
 */
function readStatus(answer: SearchStatus): SearchStatus {
  const { remaining_searches: left, max_searches: max } = answer ?? {}
  if (typeof left !== 'number' || typeof max !== 'number') throw new NetworkProblem('garbage')
  return { ...answer, can_search: answer.can_search ?? left > 0, resets_on: answer.resets_on ?? '' }
}
