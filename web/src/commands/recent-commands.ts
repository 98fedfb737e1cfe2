import { session } from '../api/session/browser-session.ts'

const NAME = 'recent-commands'
/** As many as fit above the rest without hiding it. */
const MOST = 5

/** What this person chose lately, last first: names of commands only, nothing of what they lead to. */
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

/** Remembers a choice for this person, until they log out. */
export function rememberCommand(id: string): void {
  const ids = [id, ...recentCommands().filter((other) => other !== id)].slice(0, MOST)
  try {
    localStorage.setItem(NAME, JSON.stringify({ person: person(), ids }))
  } catch {
    // A browser that forbids storage begins anew each time.
  }
}

/** Null for visitors, who have their own. */
const person = () => session.read().user?.id ?? null
