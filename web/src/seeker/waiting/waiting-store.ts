import { clear, createStore, delMany, get, keys, update } from 'idb-keyval'
import { newKey } from '../../api/new-key.ts'
import { session } from '../../api/session/browser-session.ts'
import { type StuckReason, type WaitingChange, withChange } from './waiting-changes.ts'
import { markWaiting } from './waiting-marks.ts'

/** A change as a page makes it. */
export type NewChange = WaitingChange extends infer One
  ? One extends WaitingChange
    ? Omit<One, 'id' | 'madeAt'>
    : never
  : never

const store = createStore('hanap', 'waiting')
const news = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hanap-waiting')
const outcomes = new Set<() => void>()

news?.addEventListener('message', ({ data }) => {
  void readWaiting().catch(() => null)
  if (data === 'sent') for (const tell of outcomes) tell()
})

/** The changes of who is signed in, in order; another seeker's are gone from then on. @throws where nothing can be stored */
export async function readWaiting(): Promise<readonly WaitingChange[]> {
  const key = ownKey()
  // A session that ended by itself: its seeker may come back, and what they did still waits.
  if (key === null) return []
  const others = (await keys<string>(store)).filter((one) => one !== key)
  if (others.length > 0) await delMany(others, store)
  const changes = (await get<WaitingChange[]>(key, store)) ?? []
  markWaiting(changes)
  return changes
}

/** Keeps a change until there is a signal. @throws where it cannot be kept: nothing has been promised then */
export async function keepForLater(change: NewChange): Promise<void> {
  const made = { ...change, id: newKey(), madeAt: new Date().toISOString() } as WaitingChange
  await changeOwn((changes) => withChange(changes, made))
}

/** Takes a change out: it is sent, or given up. */
export async function dropWaiting(id: string): Promise<void> {
  await changeOwn((changes) => changes.filter((one) => one.id !== id))
}

/**
 * Does something newer than all that waits for a job, which is not sent any more. Where that fails it waits on.
 * @throws what `work` threw
 */
export async function insteadOfWaiting<Answer>(jobId: number, work: () => Promise<Answer>): Promise<Answer> {
  const taken = await takeWaiting(jobId).catch(() => [])
  try {
    return await work()
  } catch (problem) {
    if (taken.length > 0) await putBack(taken).catch(() => null)
    throw problem
  }
}

/**
 * Does something newer than a note that waits, which is not sent meanwhile: the lock is the one that all is sent under, and
 * goes with a tab that is killed. It waits on where that fails.
 * @throws what `work` threw
 */
export async function insteadOfNote<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> {
  const run = async () => {
    const answer = await work()
    await dropWaiting(id).catch(() => null)
    return answer
  }
  return 'locks' in navigator ? navigator.locks.request('hanap-waiting', run) : run()
}

/** Takes out what waits for a job. @returns what it was */
async function takeWaiting(jobId: number): Promise<readonly WaitingChange[]> {
  const isOf = (one: WaitingChange) => one.kind !== 'note' && one.job.id === jobId
  const taken = (await readWaiting()).filter(isOf)
  if (taken.length > 0) await changeOwn((changes) => changes.filter((one) => !isOf(one)))
  return taken
}

/** Puts back what was taken out, as it was: what was newer did not come to be. */
async function putBack(taken: readonly WaitingChange[]): Promise<void> {
  await changeOwn((changes) => taken.reduce<WaitingChange[]>(withChange, changes))
}

/** Sets a note aside that its seeker has to look at. */
export async function setStuck(id: string, stuckFor: StuckReason): Promise<void> {
  await changeOwn((changes) =>
    changes.map((one) => (one.id === id && one.kind === 'note' ? { ...one, isStuck: true, stuckFor } : one)),
  )
}

/** Nothing of anybody waits any more. */
export async function forgetWaiting(): Promise<void> {
  markWaiting([])
  await clear(store)
  news?.postMessage('changed')
}

/** Tells every tab that changes were sent. */
export function tellSent(): void {
  news?.postMessage('sent')
  for (const tell of outcomes) tell()
}

/** Calls back when changes were sent, by whichever tab. */
export function whenSent(tell: () => void): () => void {
  outcomes.add(tell)
  return () => outcomes.delete(tell)
}

/** Whether somebody waits to do something newer than a note, which only then goes on. */
export async function isWaitedFor(): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { pending } = await navigator.locks.query()
  return pending?.some(({ name }) => name === 'hanap-waiting') ?? false
}

async function changeOwn(next: (changes: WaitingChange[]) => WaitingChange[]): Promise<void> {
  const key = ownKey()
  if (key === null) throw new Error('Nobody is signed in to keep something for')
  // One step for all tabs: nothing that another one adds meanwhile is lost.
  await update<WaitingChange[]>(key, (changes = []) => next(changes), store)
  await readWaiting()
  news?.postMessage('changed')
}

function ownKey(): string | null {
  const { token, user } = session.read()
  return token !== null && user !== null && !session.isOver() ? `seeker:${user.id}` : null
}
