import { emptyDraft, type OnboardingDraft } from './draft.ts'

/*
 * What was written and is not saved yet, for this tab: it outlives a reload, and a visit to the login of somebody who
 * began before signing in. It belongs to who wrote it; a draft that nobody owned yet belongs to who signs in next.
 */
const KEY = 'onboardingDraft'

type Kept = { user: number | null; draft: OnboardingDraft }

export function keepDraft(user: number | null, draft: OnboardingDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ user, draft } satisfies Kept))
  } catch {
    // Full or forbidden: the page itself still holds it.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept then.
  }
}

/** The unsaved draft of this tab, if it is this person's. */
export function readKeptDraft(user: number | null): OnboardingDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null
    if (!kept?.draft || (kept.user !== null && kept.user !== user)) return null
    return { ...emptyDraft, ...kept.draft }
  } catch {
    return null
  }
}

/** A file that was chosen before signing in: a file cannot be stored, so it lives as long as the page does. */
let waitingFile: File | null = null
export const keepFile = (file: File | null) => {
  waitingFile = file
}
export function takeKeptFile(): File | null {
  const file = waitingFile
  waitingFile = null
  return file
}
