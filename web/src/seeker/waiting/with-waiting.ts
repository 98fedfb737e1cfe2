import { waitingCount } from './waiting-marks.ts'

/** The saved jobs with the outbox applied; unchanged if it is empty or unreadable. */
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
