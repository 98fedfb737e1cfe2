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

const listeners = new Set<(code: ProblemCode) => void>()

/** Tells every cache of this page that the server has refused a call. */
export function noteRefusal(code: ProblemCode): void {
  for (const listener of listeners) listener(code)
}

/** Asks anew for what a refusal of any call proves out of date. @returns ends it */
export function refreshOutOfDate(queries: QueryClient): () => void {
  const refresh = (code: ProblemCode) => {
    for (const queryKey of outOfDate[code] ?? []) void queries.invalidateQueries({ queryKey })
  }
  listeners.add(refresh)
  return () => void listeners.delete(refresh)
}
