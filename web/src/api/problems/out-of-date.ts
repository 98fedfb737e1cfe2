import type { ProblemCode } from '@hanap/contract/wire/problem'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import {
  applicationsKey,
  boardAccountKey,
  savedJobsKey,
  searchStatusKey,
  standingKey,
} from '../query-keys.ts'

/** Queries that a refusal proves out of date, by its code. None of their own calls is refused with that code. */
const outOfDate: { readonly [Code in ProblemCode]?: readonly QueryKey[] } = {
  'integration-required': [boardAccountKey],
  'board-credentials': [boardAccountKey],
  'apply-refused': [boardAccountKey],
  'already-applied': [applicationsKey],
  // A lowered limit means another plan.
  'saved-jobs-limit': [savedJobsKey, standingKey],
  'search-limit': [searchStatusKey, standingKey],
  'premium-feature': [standingKey],
  'subscription-required': [standingKey],
}

export function refreshOutOfDate(queries: QueryClient, code: ProblemCode): void {
  for (const queryKey of outOfDate[code] ?? []) void queries.invalidateQueries({ queryKey })
}
