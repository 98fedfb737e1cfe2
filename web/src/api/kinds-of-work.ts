import {
  getWorkFigures,
  getWorkKinds,
  type WorkFigures,
  type WorkKinds,
} from '@hanap/contract/jobs/kinds-of-work'
import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from './client.ts'
import { givenAnswer } from './given-answers.ts'
import { NetworkProblem } from './problems/problems.ts'

/** The server's own counting interval. */
const FRESH_MS = 600_000
/** Embedded answers are as old as the page. */
const givenAt = () => globalThis.performance?.timeOrigin ?? 0

export const workKindsQuery = queryOptions({
  queryKey: ['work', getWorkKinds.path],
  queryFn: async ({ signal }) => readKinds(await callEndpoint(getWorkKinds, { signal })),
  initialData: () => givenAnswer<WorkKinds>(getWorkKinds.path),
  initialDataUpdatedAt: givenAt,
  staleTime: FRESH_MS,
})

export function workFiguresQuery(slug: string) {
  const path = getWorkFigures.path.replace(':slug', slug)
  return queryOptions({
    queryKey: ['work', path],
    queryFn: async ({ signal }) =>
      readFigures(await callEndpoint(getWorkFigures, { params: { slug }, signal })),
    initialData: () => givenAnswer<WorkFigures>(path),
    initialDataUpdatedAt: givenAt,
    staleTime: FRESH_MS,
  })
}

/** @throws NetworkProblem for any other answer */
function readKinds(given: WorkKinds): WorkKinds {
  if (!Array.isArray(given?.kinds)) throw new NetworkProblem('garbage')
  return given
}

function readFigures(given: WorkFigures): WorkFigures {
  const parts = [given?.skills, given?.countries, given?.newest, given?.others]
  if (typeof given?.hours?.read !== 'number' || !parts.every(Array.isArray))
    throw new NetworkProblem('garbage')
  return given
}
