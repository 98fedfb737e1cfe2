import { type EmployerPage, getEmployer, listEmployers } from '@hanap/contract/jobs/employers'
import type { AnswerOf } from '@hanap/contract/wire/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'
import { NetworkProblem } from '../../api/problems/problems.ts'
import { jobsKey } from '../../api/query-keys.ts'
import { readJob } from '../../listing/read-job.ts'
import type { EmployersSearch } from './employers-search.ts'

/** Shares the listings' key, as the data is the same. */
export function employersQuery({ search, page = 1 }: EmployersSearch) {
  return queryOptions({
    queryKey: [...jobsKey, 'employers', search ?? '', page],
    queryFn: async ({ signal }) =>
      readList(await callEndpoint(listEmployers, { query: { search, page: String(page) }, signal })),
    // Keeps the rows while another page loads, but not for another name.
    placeholderData: (previous, query) => (query?.queryKey[2] === (search ?? '') ? previous : undefined),
  })
}

export function employerQuery(id: number, page = 1) {
  return queryOptions({
    queryKey: [...jobsKey, 'employer', id, page],
    queryFn: async ({ signal }) =>
      readEmployerPage(
        await callEndpoint(getEmployer, { params: { id }, query: { page: String(page) }, signal }),
      ),
    // The page remounts for another employer, so the previous data is this employer's.
    placeholderData: keepPreviousData,
  })
}

/** @throws NetworkProblem for an answer without an employer: the page then shows its failure instead of crashing */
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
