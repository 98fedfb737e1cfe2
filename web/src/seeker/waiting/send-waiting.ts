import { updateApplication } from '@hanap/contract/applications/application-tracking'
import { listApplications, MOST_NOTE_CHARACTERS } from '@hanap/contract/applications/applications'
import { listSavedJobs, removeSavedJob, saveJob } from '@hanap/contract/jobs/saved-jobs'
import { readList } from '../../api/answers/read-list.ts'
import { currentState, ifMatch } from '../../api/answers/version.ts'
import { callEndpoint } from '../../api/client.ts'
import { ApiProblem, isRefusedFor, NetworkProblem } from '../../api/problems/problems.ts'
import { session } from '../../api/session/browser-session.ts'
import { mergedNote } from './merged-note.ts'
import type { WaitingChange, WaitingNote } from './waiting-changes.ts'
import { dropWaiting, isWaitedFor, readWaiting, setStuck, tellSent } from './waiting-store.ts'

/** Comparisons need the server's current data, not the worker's cache. */
const fromServer = { headers: { 'cache-control': 'no-cache' } } as const

const LONGEST_REST_S = 3600

export type SentOutcome =
  | { change: WaitingChange; kind: 'sent' | 'joined' | 'too-long' }
  | { change: WaitingChange; kind: 'refused'; problem: ApiProblem }

/** Why a change stays: no connection, or the server cannot take this one now, which does not affect others. */
type Later = 'no way' | 'this one'

/** Until when the server asked for a pause, in milliseconds since 1970. */
let restUntil = 0

/**
 * Sends waiting changes once, in order, from one tab. Stops when offline, at the session's end, or when the server
 * asks for a pause. A failing change does not block others: each job and application has one at most.
 * @param dividerFor the line between the server's note and the waiting one
 * @returns the outcomes, if this tab sent them
 */
export async function sendWaiting(dividerFor: (madeAt: string) => string): Promise<SentOutcome[]> {
  if (!('locks' in navigator)) return sendInOrder(dividerFor)
  return navigator.locks.request('hanap-waiting', { ifAvailable: true }, (lock) =>
    lock === null ? [] : sendInOrder(dividerFor),
  )
}

async function sendInOrder(dividerFor: (madeAt: string) => string): Promise<SentOutcome[]> {
  const outcomes: SentOutcome[] = []
  if (Date.now() < restUntil) return outcomes
  const tried = new Set<string>()
  for (;;) {
    const changes = await readWaiting()
    // Reread each time: changes may be added during a call.
    const change = changes.find((one) => !tried.has(one.id) && !(one.kind === 'note' && one.isStuck))
    if (!change) break
    tried.add(change.id)
    const outcome = await send(change, dividerFor(change.madeAt))
    if (outcome === 'no way' || session.isOver()) break
    if (outcome === 'this one') {
      // Each try on a stalled connection takes the full timeout, too long for a seeker to wait.
      if (await isWaitedFor()) break
      continue
    }
    // Only the seeker may discard their own note.
    if (change.kind === 'note' && outcome.kind === 'too-long') await setStuck(change.id, 'too long')
    else if (change.kind === 'note' && outcome.kind === 'refused') await setStuck(change.id, 'refused')
    else await dropWaiting(change.id)
    outcomes.push(outcome)
  }
  if (outcomes.length > 0) tellSent()
  return outcomes
}

async function send(change: WaitingChange, divider: string): Promise<SentOutcome | Later> {
  try {
    if (change.kind === 'note') return await sendNote(change, divider)
    if (change.kind === 'save') await callEndpoint(saveJob, { body: { job_id: change.job.id } })
    else await sendRemoval(change)
    return { change, kind: 'sent' }
  } catch (problem) {
    if (problem instanceof NetworkProblem) return problem.reason === 'timeout' ? 'this one' : 'no way'
    if (!(problem instanceof ApiProblem)) throw problem
    if (currentState(problem) !== undefined) return 'this one'
    if (problem.retryAfter !== null)
      restUntil = Date.now() + Math.min(problem.retryAfter, LONGEST_REST_S) * 1000
    if (isRefusedFor(problem, 'unauthenticated', 'too-many') || Date.now() < restUntil) return 'no way'
    return isForLater(problem) ? 'this one' : { change, kind: 'refused', problem }
  }
}

/** Portals, proxies, and busy or failing servers have not read the change, whatever the status. */
function isForLater({ isOurs, status, code }: ApiProblem): boolean {
  return !isOurs || status >= 500 || code === 'too-large'
}

async function sendRemoval({ job, entryId }: Extract<WaitingChange, { kind: 'unsave' }>): Promise<void> {
  const id = entryId ?? (await findEntry(job.id))
  if (id === undefined) return
  await callEndpoint(removeSavedJob, { params: { id } }).catch((problem: unknown) => {
    // Already gone, which is the wanted result.
    if (!(isRefusedFor(problem, 'not-found') && problem.isOurs)) throw problem
  })
}

async function findEntry(jobId: number): Promise<number | undefined> {
  const { results } = readList(await callEndpoint(listSavedJobs, fromServer))
  return results.find(({ job_id }) => job_id === jobId)?.id
}

/** If the server's note changes during the comparison, the next round compares again. */
async function sendNote(change: WaitingNote, divider: string): Promise<SentOutcome | Later> {
  const { results } = readList(await callEndpoint(listApplications, fromServer))
  const held = results.find(({ id }) => id === change.applicationId)
  if (!held) return { change, kind: 'refused', problem: new ApiProblem(404, { code: 'not-found' }) }
  // The seeker's newer note replaced this one, and the server may already have it.
  if (!(await readWaiting()).some(({ id }) => id === change.id)) return 'this one'
  const notes = mergedNote(held.notes, change, divider)
  if (notes !== null && notes.length > MOST_NOTE_CHARACTERS) return { change, kind: 'too-long' }
  if (notes !== null)
    await callEndpoint(updateApplication, {
      params: { id: held.id },
      body: { notes },
      ...ifMatch(held.version),
    })
  return { change, kind: notes === null || notes === change.notes ? 'sent' : 'joined' }
}
