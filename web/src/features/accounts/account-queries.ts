import { getUser, type User } from '@hanap/contract/accounts/users'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { session } from '../../api/session/browser-session.ts'
import { profileQuery } from '../../api/standing.ts'

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => callEndpoint(getUser, { signal }),
  // Another tab may confirm a new address by its mailed link.
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** Updates the form, the header, and the seeker stored for the next visit. */
export function showAccount(queries: QueryClient, user: User): void {
  queries.setQueryData(accountQuery.queryKey, user)
  queries.setQueryData(profileQuery.queryKey, user)
  session.setUser(user)
}
