import type { PreferenceDraft } from './preference-draft.ts'

/**
 * A draft brought up to what was saved elsewhere since it was begun, in another tab or on another device: fields that
 * were not touched here take what is there now, so that saving undoes none of it.
 * @param base what the draft began with, or was last saved as
 * @returns the draft to go on with, and the fields that were changed here and there, each in its own way; what was
 * written here stands in them
 */
export function mergeDrafts<Draft extends { preferences: PreferenceDraft }>(
  base: Draft,
  draft: Draft,
  now: Draft,
): { draft: Draft; clashes: string[] } {
  const fields = merge(base, draft, now)
  const parts = merge(base.preferences, draft.preferences, now.preferences)
  return {
    draft: { ...fields.merged, preferences: parts.merged },
    clashes: [...fields.clashes.filter((field) => field !== 'preferences'), ...parts.clashes.map(inside)],
  }
}

const inside = (field: string) => `preferences.${field}`

function merge<Part extends object>(base: Part, part: Part, now: Part) {
  const merged = { ...part }
  const clashes: string[] = []
  for (const field of Object.keys(now) as (keyof Part & string)[]) {
    if (isSame(base[field], part[field])) merged[field] = now[field]
    else if (!isSame(base[field], now[field]) && !isSame(part[field], now[field])) clashes.push(field)
  }
  return { merged, clashes }
}

/** Whether two drafts, or two values of a field, say the same. */
export const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
