import type * as z from 'zod/mini'
import { session } from './browser-session.ts'

/** What a field must be: 'text' for a page that does without the schema library. */
type Kind = z.ZodMiniType | 'text'
type Shape = Readonly<Record<string, Kind>>
type NoteOf<S extends Shape> = {
  -readonly [Field in keyof S]?: S[Field] extends z.ZodMiniType ? z.output<S[Field]> : string
}

/**
 * Keeps unsaved text for this tab: it outlives reloads and the session, not a logout. Without storage, the page holds
 * it.
 */
export function keepNote(key: string, note: object): void {
  if (session.isOver()) return
  try {
    sessionStorage.setItem(key, JSON.stringify(note))
  } catch {
    // Full or forbidden.
  }
}

/** Leaves nothing of a note behind. */
export function forgetNote(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

/**
 * What was kept, as far as it can be gone on with: another build may have kept fields of another shape, and those are
 * left out, as if they had never been written.
 * @param shape what today's build needs each field to be
 * @returns the fields that fit; none where nothing is kept
 */
export function readNote<S extends Shape>(key: string, shape: S): NoteOf<S> {
  const kept = readFields(key)
  const fitting = Object.entries(shape).filter(
    ([field, kind]) => Object.hasOwn(kept, field) && fits(kind, kept[field]),
  )
  // As it was kept rather than as it was parsed: drafts are compared with their fields in their own order.
  return Object.fromEntries(fitting.map(([field]) => [field, kept[field]])) as NoteOf<S>
}

const fits = (kind: Kind, value: unknown) =>
  kind === 'text' ? typeof value === 'string' : kind.safeParse(value).success

function readFields(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
