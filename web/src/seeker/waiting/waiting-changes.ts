import type { Job } from '@hanap/contract/jobs/jobs'

export type StuckReason = 'too long' | 'refused' | 'changed'

type Change =
  | { readonly kind: 'save'; readonly job: Job }
  | { readonly kind: 'unsave'; readonly job: Pick<Job, 'id' | 'title'>; readonly entryId: number | null }
  | {
      readonly kind: 'note'
      readonly applicationId: number
      readonly title: string
      readonly notes: string
      /** The original note and this phone's later versions of it: none was written elsewhere. */
      readonly known: readonly string[]
      /** Set aside for its seeker to copy: the merged note is too long, or the server refused it. */
      readonly isStuck?: boolean
      readonly stuckFor?: StuckReason
    }

/** A change made offline. `madeAt`: ISO time. */
export type WaitingChange = Change & { readonly id: string; readonly madeAt: string }
export type WaitingNote = Extract<WaitingChange, { kind: 'note' }>

/**
 * Adds a change to the outbox, in sending order. The last change of a job wins; repeats are harmless. A note replaces
 * an earlier one of the same application; if it began before that one, it holds both.
 */
export function withChange(changes: readonly WaitingChange[], change: WaitingChange): WaitingChange[] {
  if (change.kind !== 'note') {
    return [...changes.filter((one) => one.kind === 'note' || one.job.id !== change.job.id), change]
  }
  const isSame = (one: WaitingChange): one is WaitingNote =>
    one.kind === 'note' && one.applicationId === change.applicationId
  const earlier = changes.find(isSame)
  const others = changes.filter((one) => !isSame(one))
  if (!earlier) return [...others, change]
  const known = [...new Set([...earlier.known, earlier.notes, ...change.known])]
  const isOver = change.known.includes(earlier.notes) || change.notes === earlier.notes
  const notes = isOver ? change.notes : [earlier.notes, change.notes].filter(Boolean).join('\n\n')
  return [...others, { ...change, notes, known }]
}

/** The saved list's row for a job in the outbox. */
export function waitingRow({ job, madeAt }: Extract<WaitingChange, { kind: 'save' }>) {
  const id = `local_${job.id}` as const
  return { id, job: job.id, job_id: job.id, date_saved: madeAt, job_details: job, changed: null }
}

/** The server's saved list with the outbox applied. */
export function overSaved<Row extends { readonly job_id: number }>(
  rows: readonly Row[],
  changes: readonly WaitingChange[],
): (Row | ReturnType<typeof waitingRow>)[] {
  let shown: (Row | ReturnType<typeof waitingRow>)[] = [...rows]
  for (const change of changes) {
    if (change.kind === 'note') continue
    if (change.kind === 'unsave') shown = shown.filter((row) => row.job_id !== change.job.id)
    else if (!shown.some((row) => row.job_id === change.job.id)) shown = [waitingRow(change), ...shown]
  }
  return shown
}
