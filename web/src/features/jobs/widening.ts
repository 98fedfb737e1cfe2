import type { JobList } from '@hanap/contract/jobs'
import { readChosenTags } from '../tags/chosen-tags.ts'
import { type AppliedFilter, appliedFilters, type Filters, withoutFilter } from './filter-draft.ts'
import { filtersOf } from './job-search-mode.ts'
import type { JobSearchParams } from './job-search-params.ts'

/** A way to more results: what is left out, how many listings match then, and where it leads. */
export type Widening = { readonly count: number } & (
  | { readonly word: string; readonly search: string }
  | { readonly gone: readonly AppliedFilter[]; readonly filters: Filters }
)

/** The ways to more results that the server knows, the most first. What the address does not hold is left out. */
export function wideningsOf(params: JobSearchParams, without: JobList['without']): Widening[] {
  const ways = without.flatMap((criterion) => wideningOf(params, criterion) ?? [])
  return ways.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}

function wideningOf(params: JobSearchParams, dropped: JobList['without'][number]): Widening | null {
  const { criterion, value, count } = dropped
  if (criterion === 'word') {
    const search = withoutWord(params.search ?? '', value)
    const isLess = search !== '' && search !== params.search
    return isLess ? { count, word: value, search } : null
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

type NamedTag = { readonly id: number; readonly name: string | null }
const isTag = (own: NamedTag, tag: NamedTag) =>
  own.id > 0 ? own.id === tag.id : own.name?.toLowerCase() === tag.name?.toLowerCase()

/** The words without one of them (or one phrase), wherever it stands alone. */
export function withoutWord(search: string, word: string): string {
  const literal = word.replaceAll('"', '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const alone = new RegExp(String.raw`(?<![\p{L}\p{N}])-?"?${literal}"?(?![\p{L}\p{N}])`, 'giu')
  return search.replaceAll(alone, ' ').replaceAll(/\s+/g, ' ').trim()
}
