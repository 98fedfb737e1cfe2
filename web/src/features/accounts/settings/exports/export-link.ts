import * as z from 'zod/mini'
import { forgetNote, keepNote, readNote } from '../../../../api/session/tab-note.ts'

const KEY = 'dataExportLink'
/** Where the browser stores nothing, the page itself still holds it. */
let held: string | null = null
const listeners = new Set<(token: string) => void>()

/** Keeps the token of a mailed link for this tab, while its owner signs in. */
export function keepExportLink(token: string): void {
  held = token
  keepNote(KEY, { token })
  for (const listener of listeners) listener(token)
}

/**
 * Tells of links that are opened in this tab while the page is there already.
 * @returns ends that
 */
export function onExportLink(listener: (token: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The token that was kept; null where there is none. */
export const readExportLink = (): string | null => readNote(KEY, { token: z.string() }).token ?? held

/** The link is used up. A newer one stays. */
export function forgetExportLink(token: string): void {
  if (readExportLink() !== token) return
  held = null
  forgetNote(KEY)
}
