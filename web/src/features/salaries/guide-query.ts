import { getSalaryGuide, type SalaryGuide } from '@hanap/contract/jobs/salaries'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { NetworkProblem } from '../../api/problems/problems.ts'
import type { GuideSearch } from './guide-search.ts'

/** Keeps the previous figures while loading. */
export function salaryGuideQuery(search: GuideSearch) {
  return queryOptions({
    queryKey: ['salary-guide', search],
    queryFn: async ({ signal }) => readGuide(await callEndpoint(getSalaryGuide, { query: search, signal })),
    placeholderData: keepPreviousData,
  })
}

/** @throws NetworkProblem for any other answer: the page then shows its failure instead of crashing */
function readGuide(given: SalaryGuide): SalaryGuide {
  const parts = [
    given?.by_hours,
    given?.by_title,
    given?.by_location,
    given?.by_experience,
    given?.by_job_type,
    given?.skills,
  ]
  if (typeof given?.all?.listings !== 'number' || !parts.every(Array.isArray))
    throw new NetworkProblem('garbage')
  return given
}
