import { listTeamMembers, TEAM_MEMBERS_AGAIN, type TeamMember, testApi } from '@hanap/contract/site/team'
import { queryOptions } from '@tanstack/react-query'
import { readList } from '../../../api/answers/read-list.ts'
import { callEndpoint } from '../../../api/client.ts'
import { isAborted } from '../../../api/problems/problems.ts'

/** Who makes Hanap: asked at the first address, then at the second; null where neither answers. */
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
  // Asking twice is all the asking there is: then the sample stands there, until the page is opened again.
  retry: false,
  staleTime: 5 * 60_000,
})

/** Asks whether the API answers, and tells it to nobody but the browser's log. */
export async function logApiAnswer(signal: AbortSignal): Promise<void> {
  try {
    console.info('The API answers:', await callEndpoint(testApi, { signal }))
  } catch (problem) {
    if (!isAborted(problem)) console.info('The API does not answer:', problem)
  }
}
