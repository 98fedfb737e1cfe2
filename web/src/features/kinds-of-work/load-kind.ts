import type { WorkFigures } from '@hanap/contract/jobs/kinds-of-work'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { workFiguresQuery } from '../../api/kinds-of-work.ts'
import { isRefusedFor } from '../../api/problems/problems.ts'

/** @throws the router's not-found for an unknown kind */
export async function loadKind(queries: QueryClient, slug: string): Promise<WorkFigures> {
  try {
    return await queries.ensureQueryData(workFiguresQuery(slug))
  } catch (problem) {
    throw isRefusedFor(problem, 'not-found') ? notFound() : problem
  }
}
