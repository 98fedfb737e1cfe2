import {
  getSearchStatus,
  incrementSearches,
  type SearchStatus,
  searchTexts,
} from '@hanap/contract/jobs/searches'
import type { ProblemBody } from '@hanap/contract/wire/problem'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { ApiProblem, isApiProblem, isRefusedFor, NetworkProblem } from '../../api/problems/problems.ts'
import { searchStatusKey } from '../../api/query-keys.ts'

/** A search waits for these calls; later the server counts without them. */
const COUNT_TIMEOUT_MS = 5_000

type Announced = { readonly canSearch: boolean; readonly status: SearchStatus | null }

/** Invalidate it after counting a search. */
export const searchStatusQuery = queryOptions({
  queryKey: searchStatusKey,
  queryFn: ({ signal }) =>
    callEndpoint(getSearchStatus, { signal, timeoutMs: COUNT_TIMEOUT_MS }).then(readStatus),
})

/**
 * `status` is null if the answer only allows the search.
 * @throws ApiProblem 'search-limit' if refused, another if the plan is over, NetworkProblem without an answer
 */
export async function countSearch(signal: AbortSignal): Promise<Announced> {
  try {
    return readAnnounced(await callEndpoint(incrementSearches, { signal, timeoutMs: COUNT_TIMEOUT_MS }))
  } catch (problem) {
    throw isRefusedFor(problem, 'search-limit') ? searchForbidden(problem.body) : problem
  }
}

/** For an answer that forbids a search but is no refusal. */
export const searchForbidden = (said: Partial<ProblemBody> = { error: searchTexts.limitReached }) =>
  new ApiProblem(403, { ...said, code: 'search-limit' })

/** Decides by the code, or without one by a text that mentions a limit. */
export function isSearchLimit(problem: unknown): problem is ApiProblem {
  if (!isApiProblem(problem)) return false
  if (problem.body.code !== undefined) return problem.code === 'search-limit'
  return /limit/i.test(ownWords(problem))
}

/** Prefers the server's own words. */
export const limitText = (problem: ApiProblem) => ownWords(problem) || searchTexts.refused

const ownWords = ({ body, detail }: ApiProblem) => body.error || detail

/** @throws NetworkProblem if the answer holds no numbers */
function readStatus(answer: SearchStatus): SearchStatus {
  const { remaining_searches: left, can_search } = answer ?? {}
  if (!hasNumbers(answer)) throw new NetworkProblem('garbage')
  return {
    ...answer,
    can_search: typeof can_search === 'boolean' ? can_search : left > 0,
    resets_on: answer.resets_on ?? '',
  }
}

function readAnnounced(answer: SearchStatus): Announced {
  const canSearch: unknown = answer?.can_search
  if (typeof canSearch === 'boolean' && !hasNumbers(answer)) return { canSearch, status: null }
  const status = readStatus(answer)
  return { canSearch: status.can_search, status }
}

const hasNumbers = (answer: Partial<SearchStatus> | null) =>
  typeof answer?.remaining_searches === 'number' && typeof answer.max_searches === 'number'
