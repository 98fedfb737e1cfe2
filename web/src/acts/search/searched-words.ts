import { FREE_REPEAT_MINUTES, normaliseWords } from '@hanap/contract/jobs/searches'
import { session } from '../../api/session/browser-session.ts'
import { createListeners } from '../../ui/listeners.ts'

const searches = createListeners()
const KEY = 'searchedWords'
/** Drops older ones. */
const MOST = 50

type Searched = { readonly words: string; readonly at: number }

/** Words searched within half an hour are free. Only saves a call; the server decides. */
export function wasSearched(text: string): boolean {
  const words = normaliseWords(text)
  return read().some((one) => one.words === words)
}

/** For this seeker and this tab. */
export function rememberSearched(...texts: string[]): void {
  const now = texts.map(normaliseWords)
  const others = read().filter(({ words }) => !now.includes(words))
  const searched = [...now.map((words) => ({ words, at: Date.now() })), ...others].slice(0, MOST)
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ person: person(), searched }))
  } catch {
    // Then the next search asks the server.
  }
  searches.tell()
}

export const followSearched = searches.subscribe

/** Null until the seeker is known. */
const person = () => session.read().user?.id ?? null

function read(): Searched[] {
  const now = Date.now()
  const since = now - FREE_REPEAT_MINUTES * 60_000
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (person() === null || kept?.person !== person() || !Array.isArray(kept.searched)) return []
    return kept.searched.filter((one: Partial<Searched> | null) => {
      const at = one?.at
      return typeof at === 'number' && at > since && at <= now && typeof one?.words === 'string'
    })
  } catch {
    return []
  }
}
