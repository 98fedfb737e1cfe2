import { updateApplication } from '@hanap/contract/applications/application-tracking'
import { listApplications, MOST_NOTE_CHARACTERS } from '@hanap/contract/applications/applications'
import { listSavedJobs, removeSavedJob, saveJob } from '@hanap/contract/jobs/saved-jobs'
import { readList } from '../../api/answers/read-list.ts'
import { ifMatch, stateByNow } from '../../api/answers/version.ts'
import { callEndpoint } from '../../api/client.ts'
import { ApiProblem, isRefusedFor, NetworkProblem } from '../../api/problems/problems.ts'
import { session } from '../../api/session/browser-session.ts'
import { mergedNote } from './merged-note.ts'
import type { WaitingChange, WaitingNote } from './waiting-changes.ts'
import { dropWaiting, isWaitedFor, readWaiting, setStuck, tellSent } from './waiting-store.ts'

/** What is compared must be the server's own of now, not what the worker has kept. */
const fromServer = { headers: { 'cache-control': 'no-cache' } } as const

const LONGEST_REST_S = 3600

/** What came of a change. */
export type SentOutcome =
  | { change: WaitingChange; kind: 'sent' | 'joined' | 'too-long' }
  | { change: WaitingChange; kind: 'refused'; problem: ApiProblem }

/** Why a change waits on: for a signal, or for the server to take it, which says nothing of the others. */
type Later = 'no way' | 'this one'

/** Until when the server asked to be left alone, in milliseconds since 1970. */
let restUntil = 0

/**
 * Sends waiting changes once, in order, from one tab. Stops when offline, at the session's end, or when the server asks
 * for a pause. A failing change does not block others: each job and application has one at most.
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
    // Another may be added while one is on its way.
    const change = changes.find((one) => !tried.has(one.id) && !(one.kind === 'note' && one.isStuck))
    if (!change) break
    tried.add(change.id)
    const outcome = await send(change, dividerFor(change.madeAt))
    if (outcome === 'no way' || session.isOver()) break
    if (outcome === 'this one') {
      // Each try on a line that stalls takes its whole time, which nobody is to sit through.
      if (await isWaitedFor()) break
      continue
    }
    // What somebody wrote is theirs to throw away.
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
    if (stateByNow(problem) !== undefined) return 'this one'
    if (problem.retryAfter !== null)
      restUntil = Date.now() + Math.min(problem.retryAfter, LONGEST_REST_S) * 1000
    if (isRefusedFor(problem, 'unauthenticated', 'too-many') || Date.now() < restUntil) return 'no way'
    return isForLater(problem) ? 'this one' : { change, kind: 'refused', problem }
  }
}

/** A portal or a proxy refuses in any number, and has not read the change; neither has a server that is busy or failing. */
function isForLater({ isOurs, status, code }: ApiProblem): boolean {
  return !isOurs || status >= 500 || code === 'too-large'
}

async function sendRemoval({ job, entryId }: Extract<WaitingChange, { kind: 'unsave' }>): Promise<void> {
  const id = entryId ?? (await findEntry(job.id))
  if (id === undefined) return
  await callEndpoint(removeSavedJob, { params: { id } }).catch((problem: unknown) => {
    // Not there any more is what was wanted.
    if (!(isRefusedFor(problem, 'not-found') && problem.isOurs)) throw problem
  })
}

async function findEntry(jobId: number): Promise<number | undefined> {
  const { results } = readList(await callEndpoint(listSavedJobs, fromServer))
  return results.find(({ job_id }) => job_id === jobId)?.id
}

/** Somebody may write while it is compared: then it is compared with that, the next time round. */
async function sendNote(change: WaitingNote, divider: string): Promise<SentOutcome | Later> {
  const { results } = readList(await callEndpoint(listApplications, fromServer))
  const held = results.find(({ id }) => id === change.applicationId)
  if (!held) return { change, kind: 'refused', problem: new ApiProblem(404, { code: 'not-found' }) }
  // What its seeker has written here since has taken its place, and may be what the server has.
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
