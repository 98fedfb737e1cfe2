import { readOwnPath } from '../../../page/paths.ts'

/** A sign-in begun in this tab: the state the provider must return, and the path to open. */
export type BegunSignIn = { state: string; next: string | undefined }

const KEY = 'socialSignIn'

/** @returns false if the browser stores nothing: the sign-in could never finish */
export function rememberSignIn(begun: BegunSignIn): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(begun))
    return true
  } catch {
    return false
  }
}

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

/** The state is used once. */
export function forgetSignIn(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}
