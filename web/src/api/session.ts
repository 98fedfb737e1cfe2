import type { User } from '@hanap/contract/users'
import { readUser } from './shapes.ts'

/** Names in local storage, as specified. */
const KEYS = ['token', 'user', 'savedJobs'] as const
type Key = (typeof KEYS)[number]

/** What this browser remembers of who is signed in. A token means signed in. */
export type SessionState = {
  readonly token: string | null
  readonly user: User | null
  /** The mirror of the saved list; the saved-jobs feature gives it its meaning. */
  readonly savedJobs: readonly unknown[]
}

export type Session = {
  read(): SessionState
  /** Remembers a token, and the user where the answer had one; the saved list starts empty. */
  signIn(token: string, user: User | null): void
  setUser(user: User): void
  /** Anything but an array is left aside: the mirror comes from an answer, and pages rely on it. */
  setSavedJobs(savedJobs: readonly unknown[]): void
  /** Forgets token, user and saved jobs together. */
  clear(): void
  subscribe(listener: () => void): () => void
  /** Reads again after another tab wrote; null means that tab cleared everything. */
  readFromOtherTab(key: string | null): void
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const signedOut: SessionState = { token: null, user: null, savedJobs: [] }

/**
 * A session over a storage that may be missing or may throw (private windows, full disks): the state then
 * lives in memory until the tab closes.
 */
export function createSession(storage: KeyValueStorage | null): Session {
  const listeners = new Set<() => void>()
  let state = readState(storage)
  // Without a token nothing of the one who was here stays in the storage either.
  if (state === signedOut) for (const key of KEYS) write(storage, key, null)

  function change(next: SessionState) {
    for (const key of KEYS) if (next[key] !== state[key]) write(storage, key, next[key])
    announce(next)
  }
  function announce(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => state,
    signIn: (token, user) => change({ token, user: readUser(user), savedJobs: [] }),
    setUser: (user) => change({ ...state, user }),
    setSavedJobs: (savedJobs) => {
      if (Array.isArray(savedJobs)) change({ ...state, savedJobs })
    },
    clear: () => {
      if (state !== signedOut) change(signedOut)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readFromOtherTab: (key) => {
      if (key === null || KEYS.some((known) => known === key)) announce(readState(storage))
    },
  }
}

function readState(storage: KeyValueStorage | null): SessionState {
  const token = readText(storage, 'token')
  // Without a token nothing else of a person may linger.
  if (!token) return signedOut
  const savedJobs = readJson(storage, 'savedJobs')
  return {
    token,
    user: readUser(readJson(storage, 'user')),
    savedJobs: Array.isArray(savedJobs) ? savedJobs : [],
  }
}

function readText(storage: KeyValueStorage | null, key: Key): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

function readJson(storage: KeyValueStorage | null, key: Key): unknown {
  try {
    return JSON.parse(readText(storage, key) ?? 'null')
  } catch {
    return null
  }
}

function write(storage: KeyValueStorage | null, key: Key, value: SessionState[Key]): void {
  try {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
    if (isEmpty) storage?.removeItem(key)
    else storage?.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  } catch {
    // The storage is full or forbidden: the tab goes on with what it holds in memory.
  }
}
