import { clear, createStore, delMany, get, keys, update } from 'idb-keyval'
import { newKey } from '../../api/new-key.ts'
import { session } from '../../api/session/browser-session.ts'
import { createListeners } from '../../ui/listeners.ts'
import { type StuckReason, type WaitingChange, withChange } from './waiting-changes.ts'
import { markWaiting } from './waiting-marks.ts'

export type NewChange = WaitingChange extends infer One
  ? One extends WaitingChange
    ? Omit<One, 'id' | 'madeAt'>
    : never
  : never

const store = createStore('hanap', 'waiting')
const news = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hanap-waiting')
const outcomes = createListeners()

news?.addEventListener('message', ({ data }) => {
  void readWaiting().catch(() => null)
  if (data === 'sent') outcomes.tell()
})

/** The logged-in seeker's changes, in order; deletes other seekers' changes. @throws if nothing can be stored */
export async function readWaiting(): Promise<readonly WaitingChange[]> {
  const key = ownKey()
  // After an expired session the seeker may return, so their changes stay.
  if (key === null) return []
  const others = (await keys<string>(store)).filter((one) => one !== key)
  if (others.length > 0) await delMany(others, store)
  const changes = (await get<WaitingChange[]>(key, store)) ?? []
  markWaiting(changes)
  return changes
}

/** Stores a change until there is a signal. @throws if it cannot be stored */
export async function keepForLater(change: NewChange): Promise<void> {
  const made = { ...change, id: newKey(), madeAt: new Date().toISOString() } as WaitingChange
  await changeOwn((changes) => withChange(changes, made))
}

/** Removes a sent or discarded change. */
export async function dropWaiting(id: string): Promise<void> {
  await changeOwn((changes) => changes.filter((one) => one.id !== id))
}

/**
 * Runs `work`, which replaces the waiting changes of a job. If it fails, they stay.
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
 * Runs `work`, which replaces a waiting note. Holds the sending lock meanwhile, which a killed tab releases. If it
 * fails, the note stays.
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

/** Removes the waiting changes of a job. @returns them */
async function takeWaiting(jobId: number): Promise<readonly WaitingChange[]> {
  const isOf = (one: WaitingChange) => one.kind !== 'note' && one.job.id === jobId
  const taken = (await readWaiting()).filter(isOf)
  if (taken.length > 0) await changeOwn((changes) => changes.filter((one) => !isOf(one)))
  return taken
}

/** Restores removed changes after the newer one failed. */
async function putBack(taken: readonly WaitingChange[]): Promise<void> {
  await changeOwn((changes) => taken.reduce<WaitingChange[]>(withChange, changes))
}

/** Sets a note aside for its seeker to see. */
export async function setStuck(id: string, stuckFor: StuckReason): Promise<void> {
  await changeOwn((changes) =>
    changes.map((one) => (one.id === id && one.kind === 'note' ? { ...one, isStuck: true, stuckFor } : one)),
  )
}

export async function forgetWaiting(): Promise<void> {
  markWaiting([])
  await clear(store)
  news?.postMessage('changed')
}

export function tellSent(): void {
  news?.postMessage('sent')
  outcomes.tell()
}

/** Calls back when any tab has sent changes. */
export const whenSent = outcomes.subscribe

/** Whether a change that replaces a note waits for the lock. */
export async function isWaitedFor(): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { pending } = await navigator.locks.query()
  return pending?.some(({ name }) => name === 'hanap-waiting') ?? false
}

async function changeOwn(next: (changes: WaitingChange[]) => WaitingChange[]): Promise<void> {
  const key = ownKey()
  if (key === null) throw new Error('Nobody is signed in to keep something for')
  // Atomic across tabs: changes that another tab adds meanwhile are kept.
  await update<WaitingChange[]>(key, (changes = []) => next(changes), store)
  await readWaiting()
  news?.postMessage('changed')
}

function ownKey(): string | null {
  const { token, user } = session.read()
  return token !== null && user !== null && !session.isOver() ? `seeker:${user.id}` : null
}
