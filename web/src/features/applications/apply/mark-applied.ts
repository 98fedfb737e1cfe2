/**
 * The same data with this job marked as applied to, wherever in it the job stands: a page of results, a
 * saved entry, the job itself. What does not change keeps its identity.
 */
export function markApplied<T>(data: T, jobId: number): T {
  return mark(data, jobId) as T
}

function mark(value: unknown, jobId: number): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => mark(item, jobId))
    return items.some((item, i) => item !== value[i]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  const changes = Object.entries(value).flatMap(([key, part]) => {
    const changed = mark(part, jobId)
    return changed === part ? [] : [[key, changed] as const]
  })
  if (isOpenJob(value, jobId)) changes.push(['applied', true])
  return changes.length === 0 ? value : { ...value, ...Object.fromEntries(changes) }
}

/** Nothing but a listing has both a posting date and an applied mark. */
function isOpenJob(value: object, jobId: number): boolean {
  return 'id' in value && value.id === jobId && 'date_posted' in value && 'applied' in value && !value.applied
}
