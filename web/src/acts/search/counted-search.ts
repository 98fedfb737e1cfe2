import { normaliseWords, textsPaidAlong } from '@hanap/contract/jobs/searches'
import type { QueryClient } from '@tanstack/react-query'
import { isAborted } from '../../api/problems/problems.ts'
import { subscriptionQuery } from '../../api/standing.ts'
import { countSearch, isSearchLimit, searchForbidden, searchStatusQuery } from './queries.ts'
import { rememberSearched, wasSearched } from './searched-words.ts'

/** Typed words until their search starts: announced once, even if refetched. */
let typed: string | null = null
/** The words being searched. */
let underWay: string | null = null

/** Words searched within half an hour, or being searched, are not new. */
export function typeWords(text: string): void {
  const words = normaliseWords(text)
  typed = words === underWay || wasSearched(words) ? null : words
}

/**
 * New typed words are first checked against the quota and announced. Words from an address (reload, link, paging,
 * sorting) just run: the server counts them, also when check or announcement failed.
 * @throws ApiProblem (isSearchLimit) at the limit, and what `search` throws
 */
export async function runSearch<Answer extends Parameters<typeof textsPaidAlong>[0]>(
  text: string,
  { client, signal }: { client: QueryClient; signal: AbortSignal },
  search: () => Promise<Answer>,
): Promise<Answer> {
  const words = normaliseWords(text)
  const isTyped = typed === words
  const isNew = !wasSearched(words)
  if (isTyped) typed = null
  underWay = words
  try {
    if (isTyped && isNew) await announce(client, signal)
    const answer = await search()
    rememberSearched(words, ...textsPaidAlong(answer))
    return answer
  } finally {
    if (underWay === words) underWay = null
    if (isNew) void askStatusAgain(client)
  }
}

/** A pending answer may be older than the counted search. */
async function askStatusAgain(client: QueryClient): Promise<void> {
  const { queryKey } = searchStatusQuery
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** The meter's count of the last minute will do: the announcement is refused by the server's. A no is asked again. */
async function maySearch(client: QueryClient): Promise<boolean> {
  const ask = async (staleTime: number) =>
    (await client.fetchQuery({ ...searchStatusQuery, staleTime })).can_search
  return (await ask(60_000)) || ask(0)
}

async function announce(client: QueryClient, signal: AbortSignal): Promise<void> {
  try {
    if (!(await maySearch(client))) {
      // Without an active subscription the server refuses the search.
      const held = await client.fetchQuery({ ...subscriptionQuery, staleTime: 0 }).catch(() => null)
      if (held && held.status !== 'active') return
      throw searchForbidden()
    }
    signal.throwIfAborted()
    const { canSearch, status } = await countSearch(signal)
    if (!canSearch) throw searchForbidden()
    if (status) client.setQueryData(searchStatusQuery.queryKey, status)
  } catch (problem) {
    if (isAborted(problem) || isSearchLimit(problem)) throw problem
    // The search still runs; the meter shows the failure.
  }
}
