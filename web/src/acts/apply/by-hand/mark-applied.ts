import type { QueryClient } from '@tanstack/react-query'
import { applicationsQuery } from '../queries.ts'

export type AppliedMark = { jobId: number; state: 'sent' | 'unknown'; applicationId: number | undefined }

/** Marks the job in all cached data. @param state whether that is proven */
export function setApplied(queries: QueryClient, jobId: number, state: 'sent' | 'unknown' = 'sent'): void {
  const tracked = queries.getQueryData(applicationsQuery().queryKey)?.results
  const applicationId = tracked?.find(({ job }) => job === jobId)?.id
  for (const query of queries.getQueryCache().getAll()) {
    const marked = markApplied(query.state.data, { jobId, state, applicationId })
    // Keeps the answer's age: only the mark is new.
    if (marked !== query.state.data) {
      queries.setQueryData(query.queryKey, marked, { updatedAt: query.state.dataUpdatedAt })
    }
  }
}

/** Unchanged parts keep their identity. */
export function markApplied<T>(data: T, applied: AppliedMark): T {
  return mark(data, applied) as T
}

function mark(value: unknown, applied: AppliedMark): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => mark(item, applied))
    return items.some((item, i) => item !== value[i]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  const changes = Object.entries(value).flatMap(([key, part]) => {
    const changed = mark(part, applied)
    return changed === part ? [] : [[key, changed] as const]
  })
  if (isToMark(value, applied)) {
    const { state, applicationId } = applied
    changes.push(['applied', true], ['send_state', state])
    if (applicationId !== undefined) changes.push(['application_id', applicationId])
  }
  return changes.length === 0 ? value : { ...value, ...Object.fromEntries(changes) }
}

/** Only listings have both fields. */
function isToMark(value: object, { jobId, state }: AppliedMark): boolean {
  if (!('id' in value) || value.id !== jobId || !('date_posted' in value) || !('applied' in value))
    return false
  // Without a state, it was sent.
  const known = ('send_state' in value && value.send_state) || 'sent'
  return !value.applied || known !== state
}
