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
      /** What the note was before, and what this phone has written over it since: none of it is somebody else's. */
      readonly known: readonly string[]
      /** Set aside for its seeker to copy: both notes together are too long for one, or the server does not take it. */
      readonly isStuck?: boolean
      readonly stuckFor?: StuckReason
    }

/** Something done without a signal, which waits to be sent. `madeAt`: ISO time. */
export type WaitingChange = Change & { readonly id: string; readonly madeAt: string }
export type WaitingNote = Extract<WaitingChange, { kind: 'note' }>

/**
 * Adds a change to those that wait, in sending order. The last change of a job wins; repeats are harmless. A note
 * replaces an earlier one of the same application; if it began before that one, it holds both.
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

/** A row of the saved list for a job whose saving waits. */
export function waitingRow({ job, madeAt }: Extract<WaitingChange, { kind: 'save' }>) {
  const id = `local_${job.id}` as const
  return { id, job: job.id, job_id: job.id, date_saved: madeAt, job_details: job, changed: null }
}

/** The saved list of the server with what waits over it: as its seeker last left it. */
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
