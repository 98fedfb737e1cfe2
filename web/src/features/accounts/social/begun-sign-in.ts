import { readOwnPath } from '../../../page/paths.ts'

/** A sign-in that this tab began: what the provider must bring back, and the own page to go on to. */
export type BegunSignIn = { state: string; next: string | undefined }

const KEY = 'socialSignIn'

/** Remembers it for this tab; false where the browser keeps nothing, so that the sign-in could never be finished. */
export function rememberSignIn(begun: BegunSignIn): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(begun))
    return true
  } catch {
    return false
  }
}

/** The sign-in that this tab began last; null without one. */
export function readSignIn(): BegunSignIn | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('state' in kept)) return null
    const next = 'next' in kept ? readOwnPath(kept.next) : undefined
    return typeof kept.state === 'string' ? { state: kept.state, next } : null
  } catch {
    return null
  }
}

/** Forgets it: what came back is used once. */
export function forgetSignIn(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
