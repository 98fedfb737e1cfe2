import type { ProfileDraft } from './profile-draft.ts'

/** An edit that is under way: what it began with, what it is now, and the name of a file chosen with it. */
export type KeptEdit = { base: ProfileDraft; draft: ProfileDraft; fileName: string | null }

/*
 * What was edited and is not saved yet, for this tab and this person: it outlives a reload and the end of a session.
 * A chosen file cannot be kept, only its name, to ask for it again.
 */
const KEY = 'profileDraft'

export function keepProfileEdit(user: number, edit: KeptEdit): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ user, ...edit }))
  } catch {
    // Full or forbidden: the page itself still holds it.
  }
}

export function forgetProfileEdit(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept then.
  }
}

/**
 * @param like a draft of today's shape: one that an older build kept is left alone
 * @returns null where nothing of this person's is kept
 */
export function readProfileEdit(user: number, like: ProfileDraft): KeptEdit | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as
      | (Partial<KeptEdit> & { user?: number })
      | null
    if (kept?.user !== user || !isLike(kept.base, like) || !isLike(kept.draft, like)) return null
    return { base: kept.base, draft: kept.draft, fileName: kept.fileName ?? null }
  } catch {
    return null
  }
}

function isLike<T extends object>(given: unknown, like: T): given is T {
  if (typeof given !== 'object' || given === null) return false
  const fields = given as Record<string, unknown>
  return Object.entries(like).every(([field, value]) =>
    Array.isArray(value)
      ? Array.isArray(fields[field])
      : typeof value === 'object' && value !== null
        ? isLike(fields[field], value)
        : typeof fields[field] === typeof value,
  )
}
