import {
  type KeptLetter,
  listCoverLetters,
  readCoverLetter,
  removeCoverLetter,
  updateCoverLetter,
} from '@hanap/contract/letters/cover-letters'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { ifMatch } from '../../api/answers/version.ts'
import { callEndpoint } from '../../api/client.ts'
import { isApiProblem, NetworkProblem } from '../../api/problems/problems.ts'

const lettersKey = ['letters'] as const

/** Refetched when opened: applying stores a letter too. */
export function lettersQuery(page: number) {
  return queryOptions({
    queryKey: [...lettersKey, 'list', page],
    queryFn: async ({ signal }) =>
      readList(await callEndpoint(listCoverLetters, { query: { page: String(page) }, signal })),
    // Keeps the rows while the next page loads.
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Refetched only when opened, so that nothing changes while the seeker types. */
export const letterQuery = (id: number) =>
  queryOptions({
    queryKey: [...lettersKey, 'one', id],
    queryFn: async ({ signal }) =>
      readLetter(await callEndpoint(readCoverLetter, { params: { id }, signal })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

export type Words = { subject: string; content: string }

/** With \n line ends, as a text box holds them. */
export const wordsOf = ({ subject, content }: Words): Words => ({
  subject,
  content: content.replaceAll(/\r\n?/g, '\n'),
})
export const hasSameWords = (one: Words, other: Words) =>
  one.subject === other.subject && one.content === other.content

/** Over this version. @throws as callEndpoint does */
export async function saveLetter({ id, version }: KeptLetter, words: Words): Promise<KeptLetter> {
  const call = { params: { id }, body: words, ...ifMatch(version) }
  return readLetter(await callEndpoint(updateCoverLetter, call))
}

/** A letter already gone counts as deleted. */
export async function removeLetter(id: number): Promise<void> {
  await callEndpoint(removeCoverLetter, { params: { id } }).catch((problem: unknown) => {
    if (!isApiProblem(problem, 'not-found')) throw problem
  })
}

export function forgetLists(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [...lettersKey, 'list'] })
}

const noOrigin = { source: null, sentences: [], custom_prompt: null }

/** @throws NetworkProblem for an answer without a letter: the page then shows its failure instead of crashing */
function readLetter(given: KeptLetter): KeptLetter {
  if (typeof given?.id !== 'number' || typeof given.content !== 'string') throw new NetworkProblem('garbage')
  // Older servers send no origin.
  return { ...noOrigin, ...given }
}
