import type { ProfileDraft } from './profile-draft.ts'

/**
 * A draft brought up to what was saved elsewhere since it was begun, in another tab or on another device: fields that
 * were not touched here take what is there now, so that saving the whole profile undoes none of it.
 * @param base what the edit began with
 * @returns the draft to send, and the fields that were changed here and there, each in its own way
 */
export function mergeDrafts(
  base: ProfileDraft,
  draft: ProfileDraft,
  now: ProfileDraft,
): { draft: ProfileDraft; clashes: string[] } {
  const fields = merge(base, draft, now, Object.keys(now) as (keyof ProfileDraft)[])
  const parts = merge(
    base.preferences,
    draft.preferences,
    now.preferences,
    Object.keys(now.preferences) as (keyof ProfileDraft['preferences'])[],
  )
  return {
    draft: { ...fields.merged, preferences: parts.merged },
    clashes: [...fields.clashes.filter((field) => field !== 'preferences'), ...parts.clashes.map(inside)],
  }
}

const inside = (field: string) => `preferences.${field}`

function merge<Draft extends object>(
  base: Draft,
  draft: Draft,
  now: Draft,
  fields: readonly (keyof Draft & string)[],
): { merged: Draft; clashes: string[] } {
  const isSame = (field: keyof Draft, one: Draft, other: Draft) =>
    JSON.stringify(one[field]) === JSON.stringify(other[field])
  const merged = { ...draft }
  const clashes: string[] = []
  for (const field of fields) {
    if (isSame(field, base, draft)) merged[field] = now[field]
    else if (!isSame(field, base, now) && !isSame(field, draft, now)) clashes.push(field)
  }
  return { merged, clashes }
}

/** Whether an edit changed anything. */
export const isSameDraft = (one: ProfileDraft, other: ProfileDraft) =>
  JSON.stringify(one) === JSON.stringify(other)
