import { type MemberHome, MOST_BEGUN_LETTERS, readMemberHome } from '@hanap/contract/site/member-home'
import { queryOptions } from '@tanstack/react-query'
import { type BegunLetter, readBegunLetters } from '../../../acts/letters/begun-letters.ts'
import { callEndpoint } from '../../../api/client.ts'
import { session } from '../../../api/session/browser-session.ts'
import { profileQuery } from '../../../api/standing.ts'
import { readJob } from '../../../listing/read-job.ts'

/** Includes the unfinished letters on this device. */
export type ReadHome = MemberHome & { letters: readonly BegunLetter[] }

export const memberHomeQuery = queryOptions({
  queryKey: ['member-home'],
  queryFn: async ({ signal, client }): Promise<ReadHome> => {
    // The stored seeker is missing only on the first page after a login.
    const owner = session.read().user ?? (await client.ensureQueryData(profileQuery).catch(() => null))
    const letters = owner === null ? [] : readBegunLetters(owner.id, MOST_BEGUN_LETTERS)
    const query = letters.length > 0 ? { letters: letters.map(({ jobId }) => jobId).join(',') } : {}
    const home = await callEndpoint(readMemberHome, { query, signal })
    return { ...home, letters, matches: { ...home.matches, jobs: home.matches.jobs.map(readJob) } }
  },
})
