import { listTeamMembers, TEAM_MEMBERS_AGAIN, type TeamMember, testApi } from '@hanap/contract/site/team'
import { queryOptions } from '@tanstack/react-query'
import { readList } from '../../../api/answers/read-list.ts'
import { callEndpoint } from '../../../api/client.ts'
import { isAborted } from '../../../api/problems/problems.ts'

/** Tries two addresses; null if neither answers. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async ({ signal }): Promise<TeamMember[] | null> => {
    for (const endpoint of [listTeamMembers, { ...listTeamMembers, path: TEAM_MEMBERS_AGAIN } as const]) {
      try {
        return readList(await callEndpoint(endpoint, { signal })).results
      } catch (problem) {
        if (isAborted(problem)) throw problem
      }
    }
    return null
  },
  // The second address is the retry.
  retry: false,
  staleTime: 5 * 60_000,
})

export async function logApiAnswer(signal: AbortSignal): Promise<void> {
  try {
    console.info('The API answers:', await callEndpoint(testApi, { signal }))
  } catch (problem) {
    if (!isAborted(problem)) console.info('The API does not answer:', problem)
  }
}
