import type { SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import { beginningOf } from '@hanap/contract/text/beginning-of'
import { unquoted } from '../../i18n/unquoted.ts'
import { readChosenTags } from '../../listing/address/chosen-tags.ts'
import { filtersOf } from '../../listing/address/job-search-mode.ts'
import { appliedFilters } from '../search/filters/filter-draft.ts'
import { filterMessages } from '../search/filters/filter-messages.ts'
import { filterName } from '../search/filters/filter-names.ts'
import { useTagNames } from '../search/filters/filter-queries.ts'
import { listingSearch } from './criteria.ts'
import { NAME_LENGTH } from './search-name.ts'

/** Words that are clear alone: '“bookkeeper”', 'Full Time', 'Xero'. */
export function useCriteriaWords(criteria: SearchCriteria): string[] {
  const m = filterMessages
  const params = listingSearch(criteria)
  const names = useTagNames(readChosenTags(params.tags), params.search, filtersOf(params))
  const filters = appliedFilters(params).map((filter) => filterName(filter, m, names))
  return [...(params.search === undefined ? [] : [`“${unquoted(params.search)}”`]), ...filters]
}

/** Joins as many words as fit. */
export function nameFrom(words: readonly string[]): string {
  const plain = words.map((word) => word.replace(/^“(.*)”$/u, '$1').trim())
  let name = ''
  for (const word of plain) {
    const longer = name === '' ? word : `${name}, ${word}`
    if (longer.length > NAME_LENGTH) break
    name = longer
  }
  if (name !== '') return name
  return `${beginningOf(plain[0] ?? '', NAME_LENGTH - 1)}…`
}
