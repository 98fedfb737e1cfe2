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

/** A search waits for its count, so neither call may take long: without an answer the server counts by itself. */
const COUNT_TIMEOUT_MS = 5_000

type Announced = { readonly canSearch: boolean; readonly status: SearchStatus | null }

/** Where the seeker stands with this month's searches; invalidate it after anything that counted one. */
export const searchStatusQuery = queryOptions({
  queryKey: searchStatusKey,
  queryFn: ({ signal }) =>
    callEndpoint(getSearchStatus, { signal, timeoutMs: COUNT_TIMEOUT_MS }).then(readStatus),
})

/**
 * Announces a search. The answer need only say that it may run; `status` is null then.
 * @throws ApiProblem 'search-limit' if refused, another if the plan is over, NetworkProblem without an answer
 */
export async function countSearch(signal: AbortSignal): Promise<Announced> {
  try {
    return readAnnounced(await callEndpoint(incrementSearches, { signal, timeoutMs: COUNT_TIMEOUT_MS }))
  } catch (problem) {
    throw isRefusedFor(problem, 'search-limit') ? searchForbidden(problem.body) : problem
  }
}

/** The problem of a search that an answer forbids without being a refusal itself. */
export const searchForbidden = (said: Partial<ProblemBody> = { error: searchTexts.limitReached }) =>
  new ApiProblem(403, { ...said, code: 'search-limit' })

/** Whether a search was refused for this month's limit: by its code, or where it has none by a text that speaks of a limit. */
export function isSearchLimit(problem: unknown): problem is ApiProblem {
  if (!isApiProblem(problem)) return false
  if (problem.body.code !== undefined) return problem.code === 'search-limit'
  return /limit/i.test(ownWords(problem))
}

/** What a seeker is told of it: the server's own words where it has some. */
export const limitText = (problem: ApiProblem) => ownWords(problem) || searchTexts.refused

const ownWords = ({ body, detail }: ApiProblem) => body.error || detail

/**
 * The numbers and whether one may search are always there; a day that cannot be read is not shown.
 * @throws NetworkProblem where the answer holds no numbers
 */
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
