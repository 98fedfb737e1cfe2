import { useSyncExternalStore } from 'react'
import { createListeners } from '../ui/listeners.ts'

/** 'back' from the first answer after a loss until announced. */
export type Signal = {
  readonly state: 'there' | 'lost' | 'back'
  /** ISO times when cached answers came from the server, by endpoint path. */
  readonly keptAt: ReadonlyMap<string, string>
}

/** The timeout of a connectivity check. */
const TRY_MS = 5000

const { subscribe, tell } = createListeners()
const isAway = () => globalThis.navigator?.onLine === false
let signal: Signal = { state: isAway() ? 'lost' : 'there', keptAt: new Map() }

function change(next: Partial<Signal>): void {
  signal = { ...signal, ...next }
  tell()
}

/** Records an answer, from the cache if `keptAt` is set. @param path of its endpoint */
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

/** Called after any answer of the server. */
export function noteReturn(): void {
  if (signal.state === 'lost') change({ state: 'back' })
}

/** Browsers say 'online' behind dead routers too, so one check precedes 'offline'. */
export function noteNoAnswer(): void {
  if (signal.state === 'lost' || isAsking) return
  isAsking = true
  void canReach().then((can) => {
    isAsking = false
    if (!can) change({ state: 'lost' })
  })
}
let isAsking = false

/** A HEAD request, which the worker does not cache. */
export async function canReach(): Promise<boolean> {
  const ask = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TRY_MS) } as const
  return fetch('/favicon.svg', ask).then(
    ({ status }) => status < 500,
    () => false,
  )
}

/** Called after the announcement. */
export function settleSignal(): void {
  if (signal.state === 'back') change({ state: 'there' })
}

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
