import type { JobList } from '@hanap/contract/jobs/jobs'
import {
  type AppliedFilter,
  appliedFilters,
  type Filters,
  withoutFilter,
} from '../../../acts/search/filters/filter-draft.ts'
import { type ChosenTag, readChosenTags } from '../../../listing/address/chosen-tags.ts'
import { filtersOf } from '../../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../../listing/address/job-search-params.ts'
import { type QueryPiece, readPieces } from '../../../listing/address/query-pieces.ts'

/** What to drop, and how many listings then match. */
export type Widening = { readonly count: number } & (
  | { readonly word: string; readonly search: string }
  | { readonly gone: readonly AppliedFilter[]; readonly filters: Filters }
)

/** Most results first; skips criteria the address does not hold. */
export function wideningsOf(params: JobSearchParams, without: JobList['without']): Widening[] {
  const ways = without.flatMap((criterion) => wideningOf(params, criterion) ?? [])
  return ways.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}

function wideningOf(params: JobSearchParams, dropped: JobList['without'][number]): Widening | null {
  const { criterion, value, count } = dropped
  if (criterion === 'word') {
    const search = withoutWord(params.search ?? '', value)
    return search ? { count, word: value, search } : null
  }
  const filters = filtersOf(params)
  const applied = appliedFilters(params).filter((filter) => filter.criterion === criterion)
  // One tag of several, or all of them.
  const [tag] = criterion === 'tags' ? readChosenTags(value) : []
  const isOne = tag !== undefined && !value.includes(',')
  const one = applied.filter(({ value: own }) => isOne && typeof own === 'object' && isTag(own, tag))
  const gone = one.length > 0 ? one : applied
  const rest = gone.reduce(withoutFilter, filters)
  return gone.length > 0 ? { count, gone, filters: rest } : null
}

const isTag = (own: ChosenTag, tag: ChosenTag) =>
  own.id > 0 ? own.id === tag.id : own.name?.toLowerCase() === tag.name?.toLowerCase()

/**
 * Drops a part named by the server: `xero`, `"night shift"`, `xero or myob`, `-virtual`, `-"night shift"`.
 * @returns null if the search has no such part
 */
export function withoutWord(search: string, part: string): string | null {
  const gone = readPieces(part).map(keyOf)
  const pieces = readPieces(search)
  const left: QueryPiece[] = []
  for (let i = 0; i < pieces.length; ) {
    const isGone = gone.length > 0 && gone.every((key, n) => key === keyOf(pieces[i + n]))
    if (!isGone) left.push(...pieces.slice(i, i + 1))
    i += isGone ? gone.length : 1
  }
  return left.length === pieces.length ? null : left.map(({ text }) => text).join(' ')
}

/** The server may drop signs within a word: nodejs for node.js. */
const keyOf = (piece: QueryPiece | undefined) => piece && `${piece.kind} ${piece.words.join('')}`
