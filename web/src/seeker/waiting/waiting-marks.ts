import { useSyncExternalStore } from 'react'
import type { WaitingChange } from './waiting-changes.ts'

/** How many changes wait, beside the session: it says whether the store has to be asked at all, and goes with a logout. */
const COUNT = 'waitingChanges'

const none: readonly WaitingChange[] = []
const listeners = new Set<() => void>()
let changes: readonly WaitingChange[] | null = null

/** How many changes of this browser's seeker wait to be sent. */
export function waitingCount(): number {
  if (changes && changes.length > 0) return changes.length
  // Another tab may have kept something since.
  try {
    return Number(localStorage.getItem(COUNT) ?? 0) || 0
  } catch {
    return 0
  }
}

/** What waits, as the store has just told. */
export function markWaiting(next: readonly WaitingChange[]): void {
  changes = next
  try {
    if (next.length > 0) localStorage.setItem(COUNT, String(next.length))
    else localStorage.removeItem(COUNT)
  } catch {
    // This tab knows it all the same.
  }
  for (const listener of listeners) listener()
}

/** What waits to be sent, as React state; nothing until the store was asked. */
export function useWaiting(): readonly WaitingChange[] {
  return useSyncExternalStore(
    subscribe,
    () => changes ?? none,
    () => none,
  )
}

/** How many changes wait, as React state. */
export function useWaitingCount(): number {
  return useSyncExternalStore(subscribe, waitingCount, () => 0)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
