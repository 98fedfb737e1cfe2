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

/** A page of the seeker's letters. Asked anew whenever it is opened: applying keeps one too. */
export function lettersQuery(page: number) {
  return queryOptions({
    queryKey: [...lettersKey, 'list', page],
    queryFn: async ({ signal }) =>
      readList(await callEndpoint(listCoverLetters, { query: { page: String(page) }, signal })),
    // Paging keeps the rows in place until the next ones are here.
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/**
 * One letter. Asked anew whenever it is opened, and then left alone: nothing changes under somebody who writes.
 */
export const letterQuery = (id: number) =>
  queryOptions({
    queryKey: [...lettersKey, 'one', id],
    queryFn: async ({ signal }) =>
      readLetter(await callEndpoint(readCoverLetter, { params: { id }, signal })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

export type Words = { subject: string; content: string }

/** The words of a letter as a form holds them: a text box knows one kind of line end. */
export const wordsOf = ({ subject, content }: Words): Words => ({
  subject,
  content: content.replaceAll(/\r\n?/g, '\n'),
})
export const hasSameWords = (one: Words, other: Words) =>
  one.subject === other.subject && one.content === other.content

/** Saves the words of a letter over this version of it. @throws as callEndpoint does */
export async function saveLetter({ id, version }: KeptLetter, words: Words): Promise<KeptLetter> {
  const call = { params: { id }, body: words, ...ifMatch(version) }
  return readLetter(await callEndpoint(updateCoverLetter, call))
}

/** Deletes a letter; one that is gone already is as good as deleted. */
export async function removeLetter(id: number): Promise<void> {
  await callEndpoint(removeCoverLetter, { params: { id } }).catch((problem: unknown) => {
    if (!isApiProblem(problem, 'not-found')) throw problem
  })
}

/** Lets the list be asked for anew, after a letter was changed or deleted. */
export function forgetLists(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [...lettersKey, 'list'] })
}

const noOrigin = { source: null, sentences: [], custom_prompt: null }

/** @throws NetworkProblem when the answer tells of no letter: the page's own failure shows, nothing crashes */
function readLetter(given: KeptLetter): KeptLetter {
  if (typeof given?.id !== 'number' || typeof given.content !== 'string') throw new NetworkProblem('garbage')
  // A server of old tells of no origin.
  return { ...noOrigin, ...given }
}
