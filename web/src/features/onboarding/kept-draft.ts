import type { UnsavedParts } from './unsaved.ts'

/*
 * What was written and is not saved yet, for this tab: it outlives a reload, a lost session, and a visit to the login of
 * somebody who began before signing in. It belongs to who wrote it; what nobody owned yet belongs to who signs in next.
 */
type Owner = number | null

const keyOf = (owner: Owner) => `onboardingDraft:${owner ?? 'visitor'}`

/** Keeps the unsaved parts; none of them leaves nothing behind. */
export function keepDraft(owner: Owner, parts: UnsavedParts): void {
  if (Object.keys(parts).length === 0) return forgetDraft(owner)
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify(parts))
  } catch {
    // Full or forbidden: the page itself still holds it.
  }
}

export function forgetDraft(owner: Owner): void {
  try {
    sessionStorage.removeItem(keyOf(owner))
  } catch {
    // Nothing was kept then.
  }
}

/** The unsaved parts of this tab that are this person's; what was written last, before signing in, counts first. */
export function readKeptDraft(owner: Owner): UnsavedParts {
  return owner === null ? readParts(null) : { ...readParts(owner), ...readParts(null) }
}

function readParts(owner: Owner): UnsavedParts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? '{}')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {}
  } catch {
    return {}
  }
}
