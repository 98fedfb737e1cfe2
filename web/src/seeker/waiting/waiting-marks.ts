import { useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'
import type { WaitingChange } from './waiting-changes.ts'

/** The size of the outbox, in local storage: tells whether to open the store, and is removed at logout. */
const COUNT = 'waitingChanges'

const none: readonly WaitingChange[] = []
const { subscribe, tell } = createListeners()
let changes: readonly WaitingChange[] | null = null

export function waitingCount(): number {
  if (changes && changes.length > 0) return changes.length
  // Another tab may have stored something since.
  try {
    return Number(localStorage.getItem(COUNT) ?? 0) || 0
  } catch {
    return 0
  }
}

/** Called with the store's content. */
export function markWaiting(next: readonly WaitingChange[]): void {
  changes = next
  try {
    if (next.length > 0) localStorage.setItem(COUNT, String(next.length))
    else localStorage.removeItem(COUNT)
  } catch {
    // Without storage, only this tab knows the count.
  }
  tell()
}

/** Empty until the store was read. */
export function useWaiting(): readonly WaitingChange[] {
  return useSyncExternalStore(
    subscribe,
    () => changes ?? none,
    () => none,
  )
}

export function useWaitingCount(): number {
  return useSyncExternalStore(subscribe, waitingCount, () => 0)
}
