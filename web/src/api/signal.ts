import { useSyncExternalStore } from 'react'

/** Whether answers come from the server: 'back' from the first one after a loss until the page has said so. */
export type Signal = {
  readonly state: 'there' | 'lost' | 'back'
  /** Since when the answers are that were kept on the phone, as ISO times by the path of their endpoint. */
  readonly keptAt: ReadonlyMap<string, string>
}

/** How long one try waits whether the server can be reached, in milliseconds. */
const TRY_MS = 5000

const listeners = new Set<() => void>()
const isAway = () => globalThis.navigator?.onLine === false
let signal: Signal = { state: isAway() ? 'lost' : 'there', keptAt: new Map() }

function change(next: Partial<Signal>): void {
  signal = { ...signal, ...next }
  for (const listener of listeners) listener()
}

/** Takes note of an answer: from the server, or as it was kept then. @param path of its endpoint */
export function noteAnswer(path: string, keptAt: string | null): void {
  const isKept = signal.keptAt.has(path)
  if (keptAt !== null) {
    change({ state: 'lost', keptAt: new Map(signal.keptAt).set(path, keptAt) })
  } else if (isKept || signal.state === 'lost') {
    const rest = new Map(signal.keptAt)
    rest.delete(path)
    change({ state: signal.state === 'lost' ? 'back' : signal.state, keptAt: rest })
  }
}

/** The server was heard again, if only by a question of no matter. */
export function noteReturn(): void {
  if (signal.state === 'lost') change({ state: 'back' })
}

/**
 * A call got no answer. Browsers say 'online' behind dead routers too, so one check comes before 'offline' is shown.
 */
export function noteNoAnswer(): void {
  if (signal.state === 'lost' || isAsking) return
  isAsking = true
  void canReach().then((can) => {
    isAsking = false
    if (!can) change({ state: 'lost' })
  })
}
let isAsking = false

/** Asks the server for next to nothing, past the worker, which keeps answers to GET alone. */
export async function canReach(): Promise<boolean> {
  const ask = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TRY_MS) } as const
  return fetch('/favicon.svg', ask).then(
    ({ status }) => status < 500,
    () => false,
  )
}

/** It was said that the signal is back. */
export function settleSignal(): void {
  if (signal.state === 'back') change({ state: 'there' })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The signal as React state; it is there while there is no window. */
export function useSignal(): Signal {
  return useSyncExternalStore(
    subscribe,
    () => signal,
    () => there,
  )
}

const there: Signal = { state: 'there', keptAt: new Map() }

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => change({ state: 'lost' }))
}
