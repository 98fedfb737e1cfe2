import type { User } from '@hanap/contract/accounts/users'
import { readUser } from '../answers/shapes.ts'

/** Names in local storage, as specified. */
const KEYS = ['user', 'savedJobs', 'token'] as const
type Key = (typeof KEYS)[number]

/** What this browser remembers of who is signed in. A token means signed in. */
export type SessionState = {
  readonly token: string | null
  readonly user: User | null
  /** The mirror of the saved list; the saved-jobs feature gives it its meaning. */
  readonly savedJobs: readonly unknown[]
}

/**
 * The session of one page. A page belongs to the seeker it was loaded for, or who signs in on it first. When the
 * browser's session becomes another's or ends, the page is over: it changes nothing and must be reloaded. So nothing of
 * one seeker reaches another.
 */
export type Session = {
  read(): SessionState
  /** Remembers a token, and the user where the answer had one; the saved list starts empty. */
  signIn(token: string, user: User | null): void
  setUser(user: User): void
  /** Anything but an array is left aside: the mirror comes from an answer, and pages rely on it. */
  setSavedJobs(savedJobs: readonly unknown[]): void
  /** Forgets token, user and saved jobs together. @param farewellMs how long the page's last words may be read */
  clear(farewellMs?: number): void
  /** Whether the page's seeker is not the browser's any more, by what the storage says now. */
  isOver(): boolean
  /** How long the last words of a page that is over may be read; null where another tab has ended it. */
  farewellMs(): number | null
  /** Calls `listener` with every change, also once the page is over. */
  subscribe(listener: () => void): () => void
  /** Reads again after another tab wrote; null means that tab cleared everything. */
  readFromOtherTab(key: string | null): void
  /** Begins a page, with what the storage says. */
  begin(): void
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const signedOut: SessionState = { token: null, user: null, savedJobs: [] }

/**
 * A session over a storage that may be missing or may throw (private windows, full disks): the state then
 * lives in memory until the tab closes.
 */
export function createSession(storage: KeyValueStorage | null): Session {
  const listeners = new Set<() => void>()
  let state = signedOut
  /** The token as the storage had it last: where nothing can be kept it never has this page's. */
  let stored: string | null = null
  let over: { farewellMs: number | null } | null = null

  function announce() {
    for (const listener of listeners) listener()
  }
  function begin() {
    over = null
    state = readSession(storage)
    // Without a token nothing of the one who was here stays in the storage either.
    if (state === signedOut) keep(storage, signedOut)
    stored = readText(storage, 'token')
    announce()
  }
  /** What another tab has written, also where its event has not come yet. */
  function hear() {
    const token = readText(storage, 'token')
    if (over || (token === stored && token !== state.token)) return
    const next = readSession(storage)
    const whose = compare(state, next)
    // Another tab's sign-in arrives in pieces.
    if (whose === 'unknown') return
    stored = token
    if (whose === 'another') over = { farewellMs: null }
    else state = next
    announce()
  }
  function change(next: SessionState, farewellMs = 0) {
    if (over) return
    keep(storage, next, state)
    stored = readText(storage, 'token')
    if (compare(state, next) === 'own') state = next
    else over = { farewellMs }
    announce()
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
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readFromOtherTab: (key) => {
      if (key === null || KEYS.some((known) => known === key)) hear()
    },
    begin,
  }
}

/** Whose session `next` is, after `state`. */
function compare(state: SessionState, next: SessionState): 'own' | 'another' | 'unknown' {
  if (state.token === null || state.token === next.token) {
    const isOther = state.user !== null && next.user !== null && state.user.id !== next.user.id
    return isOther ? 'another' : 'own'
  }
  if (next.token === null) return 'another'
  if (next.user === null) return 'unknown'
  return state.user?.id === next.user.id ? 'own' : 'another'
}

/** Keeps what differs: the token last, or first where it goes, so that another tab never reads it beside another's name. */
function keep(storage: KeyValueStorage | null, next: SessionState, before?: SessionState): void {
  for (const key of next.token === null ? KEYS.toReversed() : KEYS)
    if (next[key] !== before?.[key]) write(storage, key, next[key])
}

/** Whoever is signed in, by a storage. */
export function readSession(storage: KeyValueStorage | null): SessionState {
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
