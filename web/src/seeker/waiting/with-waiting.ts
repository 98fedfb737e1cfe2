import { waitingCount } from './waiting-marks.ts'

/** A list of the saved jobs with what waits over it; as it is where nothing does, or nobody can tell. */
export async function withWaitingSaves<Row extends { readonly job_id: number }>(rows: Row[]) {
  if (waitingCount() === 0) return rows
  const [changes, code] = await readChanges()
  return code ? code.overSaved(rows, changes) : rows
}

async function readChanges() {
  try {
    const [store, code] = await Promise.all([import('./waiting-store.ts'), import('./waiting-changes.ts')])
    return [await store.readWaiting(), code] as const
  } catch {
    return [[], null] as const
  }
}
