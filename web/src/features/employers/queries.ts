import { type EmployerPage, getEmployer, listEmployers } from '@hanap/contract/jobs/employers'
import type { AnswerOf } from '@hanap/contract/wire/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'
import { NetworkProblem } from '../../api/problems/problems.ts'
import { jobsKey } from '../../api/query-keys.ts'
import { readJob } from '../../listing/read-job.ts'
import type { EmployersSearch } from './employers-search.ts'

/** A page of the directory. The key lies with the listings', from which everything here is made. */
export function employersQuery({ search, page = 1 }: EmployersSearch) {
  return queryOptions({
    queryKey: [...jobsKey, 'employers', search ?? '', page],
    queryFn: async ({ signal }) =>
      readList(await callEndpoint(listEmployers, { query: { search, page: String(page) }, signal })),
    // Paging keeps the rows in place until the next ones are here; another name does not.
    placeholderData: (previous, query) => (query?.queryKey[2] === (search ?? '') ? previous : undefined),
  })
}

/** One employer with a page of its open jobs. */
export function employerQuery(id: number, page = 1) {
  return queryOptions({
    queryKey: [...jobsKey, 'employer', id, page],
    queryFn: async ({ signal }) =>
      readEmployerPage(
        await callEndpoint(getEmployer, { params: { id }, query: { page: String(page) }, signal }),
      ),
    // The page mounts anew for another employer, so what stood before is this one's.
    placeholderData: keepPreviousData,
  })
}

/** @throws NetworkProblem when the answer tells of no employer: the page's own failure shows, nothing crashes */
function readEmployerPage(given: AnswerOf<typeof getEmployer>): EmployerPage {
  if (typeof given?.id !== 'number' || !Array.isArray(given.results)) throw new NetworkProblem('garbage')
  return {
    ...given,
    skills: given.skills ?? [],
    pay: given.pay ?? null,
    outcomes: given.outcomes ?? null,
    results: given.results.map(readJob),
  }
}
