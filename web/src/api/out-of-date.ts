import type { ProblemCode } from '@hanap/contract/problem'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

const boardAccount: QueryKey = ['integrations']
const standing: QueryKey = ['standing']

/** The cached answers that a refusal proves out of date, by its code. None of their own calls is refused with that code. */
const outOfDate: { readonly [Code in ProblemCode]?: readonly QueryKey[] } = {
  'integration-required': [boardAccount],
  'board-credentials': [boardAccount],
  'apply-refused': [boardAccount],
  'already-applied': [['applications']],
  // A limit that is lower than it was is another plan's.
  'saved-jobs-limit': [['saved-jobs'], standing],
  'search-limit': [['searches', 'status'], standing],
  'premium-feature': [standing],
  'subscription-required': [standing],
}

/** Asks anew for what a refusal of any call proves out of date. */
export function refreshOutOfDate(queries: QueryClient, code: ProblemCode): void {
  for (const queryKey of outOfDate[code] ?? []) void queries.invalidateQueries({ queryKey })
}
