import type { User } from '@hanap/contract/accounts/users'
import { createListeners } from '../../ui/listeners.ts'
import { readUser } from '../answers/shapes.ts'

/** Local storage keys, as specified. */
const KEYS = ['user', 'savedJobs', 'token'] as const
type Key = (typeof KEYS)[number]

/** A token means logged in. */
export type SessionState = {
  readonly token: string | null
  readonly user: User | null
  /** The saved list; the saved-jobs feature defines its content. */
  readonly savedJobs: readonly unknown[]
}

/**
 * A page belongs to the seeker it was loaded for, or who logs in on it first. When the browser's session changes to
 * another seeker or ends, the page is over: it changes nothing and must be reloaded. So no data of one seeker reaches
 * another.
 */
export type Session = {
  read(): SessionState
  /** The saved list starts empty. */
  signIn(token: string, user: User | null): void
  setUser(user: User): void
  /** Ignores anything but an array, because pages rely on it. */
  setSavedJobs(savedJobs: readonly unknown[]): void
  /** @param farewellMs how long the last message stays readable */
  clear(farewellMs?: number): void
  /** Whether storage has another seeker, or none. */
  isOver(): boolean
  /** Null if another tab ended the session. */
  farewellMs(): number | null
  /** Calls `listener` also once the page is over. */
  subscribe(listener: () => void): () => void
  /** @param key null if the other tab cleared everything */
  readFromOtherTab(key: string | null): void
  /** Starts a page from storage. */
  begin(): void
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const signedOut: SessionState = { token: null, user: null, savedJobs: [] }

/** Held in memory if storage is missing or throws (private windows, full disks). */
export function createSession(storage: KeyValueStorage | null): Session {
  const { subscribe, tell } = createListeners()
  let state = signedOut
  /** Never this page's token if storage does not work. */
  let stored: string | null = null
  let over: { farewellMs: number | null } | null = null

  function begin() {
    over = null
    state = readSession(storage)
    // Removes the previous seeker's data from storage.
    if (state === signedOut) keep(storage, signedOut)
    stored = readText(storage, 'token')
    tell()
  }
  /** Reads another tab's writes, even before their event arrives. */
  function hear() {
    const token = readText(storage, 'token')
    if (over || (token === stored && token !== state.token)) return
    const next = readSession(storage)
    const whose = whoseIs(state, next)
    // Another tab's login arrives in pieces.
    if (whose === 'unknown') return
    stored = token
    if (whose === 'another') over = { farewellMs: null }
    else state = next
    tell()
  }
  function change(next: SessionState, farewellMs = 0) {
    if (over) return
    keep(storage, next, state)
    stored = readText(storage, 'token')
    if (whoseIs(state, next) === 'own') state = next
    else over = { farewellMs }
    tell()
  }
  function isOver(): boolean {
    if (readText(storage, 'token') !== stored) hear()
    return over !== null
  }

  begin()
  return {
    read: () => state,
    signIn: (token, user) => {
      if (!isOver()) change({ token, user: readUser(user), savedJobs: [] })
    },
    setUser: (user) => {
      if (!isOver()) change({ ...state, user })
    },
    setSavedJobs: (savedJobs) => {
      if (Array.isArray(savedJobs) && !isOver()) change({ ...state, savedJobs })
    },
    clear: (farewellMs) => {
      if (!isOver() && state !== signedOut) change(signedOut, farewellMs)
    },
    isOver,
    farewellMs: () => over?.farewellMs ?? null,
    subscribe,
    readFromOtherTab: (key) => {
      if (key === null || KEYS.some((known) => known === key)) hear()
    },
    begin,
  }
}

/** Whose the storage is: this page's seeker's, another's, or unknown while a token has no name yet. */
function whoseIs(state: SessionState, next: SessionState): 'own' | 'another' | 'unknown' {
  if (state.token === null || state.token === next.token) {
    const isOther = state.user !== null && next.user !== null && state.user.id !== next.user.id
    return isOther ? 'another' : 'own'
  }
  if (next.token === null) return 'another'
  if (next.user === null) return 'unknown'
  return state.user?.id === next.user.id ? 'own' : 'another'
}

/** Writes the token last, or first on removal, so that other tabs never read it with another seeker's name. */
function keep(storage: KeyValueStorage | null, next: SessionState, before?: SessionState): void {
  for (const key of next.token === null ? KEYS.toReversed() : KEYS)
    if (next[key] !== before?.[key]) write(storage, key, next[key])
}

export function readSession(storage: KeyValueStorage | null): SessionState {
  const token = readText(storage, 'token')
  // Without a token no personal data may remain.
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
    // Full or forbidden: continues from memory.
  }
}
