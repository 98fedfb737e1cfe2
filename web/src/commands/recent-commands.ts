import { session } from '../api/session/browser-session.ts'

const NAME = 'recent-commands'
/** More would hide the rest. */
const MOST = 5

/** Ids only, latest first. */
export function recentCommands(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('ids' in kept) || !('person' in kept)) return []
    if (kept.person !== person() || !Array.isArray(kept.ids)) return []
    return kept.ids.filter((id) => typeof id === 'string')
  } catch {
    return []
  }
}

/** Stored until logout. */
export function rememberCommand(id: string): void {
  const ids = [id, ...recentCommands().filter((other) => other !== id)].slice(0, MOST)
  try {
    localStorage.setItem(NAME, JSON.stringify({ person: person(), ids }))
  } catch {
    // Storage may be forbidden.
  }
}

/** Null for visitors. */
const person = () => session.read().user?.id ?? null
