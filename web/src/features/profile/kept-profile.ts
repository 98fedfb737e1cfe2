import type { ProfileDraft } from './profile-draft.ts'

/*
 * What was edited and is not saved yet, for this tab and this person: it outlives a reload and the end of a session.
 * A chosen file cannot be kept.
 */
const KEY = 'profileDraft'

export function keepProfileDraft(user: number, draft: ProfileDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ user, draft }))
  } catch {
    // Full or forbidden: the page itself still holds it.
  }
}

export function forgetProfileDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept then.
  }
}

/** @returns null where nothing of this person's is kept */
export function readProfileDraft(user: number): ProfileDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      user?: number
      draft?: ProfileDraft
    } | null
    return kept?.draft && kept.user === user ? kept.draft : null
  } catch {
    return null
  }
}
