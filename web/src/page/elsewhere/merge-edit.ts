import { mergeLines, sharedLines } from './merge-lines.ts'

/** A field that was changed here and elsewhere, each in its own way. `both`: of a text of lines, the two joined. */
export type Clash = { field: string; mine: unknown; theirs: unknown; both?: string }

/**
 * Merges an edit with what was saved elsewhere since: untouched fields take the saved value.
 * @param edit.bases what the edit began with, and what it tried to save
 * @param edit.lines fields merged line by line
 * @param edit.divider between two texts that changed the same lines
 */
export function mergeEdit<Fields extends object>(edit: {
  bases: readonly Fields[]
  mine: Fields
  theirs: Fields
  lines?: readonly (keyof Fields & string)[] | undefined
  divider?: string | undefined
}): { merged: Fields; clashes: Clash[] } {
  const { bases, mine, theirs, lines = [], divider = '' } = edit
  const merged = { ...mine }
  const clashes: Clash[] = []
  for (const field of Object.keys(theirs) as (keyof Fields & string)[]) {
    const [own, other] = [mine[field], theirs[field]]
    if (isSame(own, other) || bases.some((base) => isSame(base[field], other))) continue
    if (bases[0] && isSame(own, bases[0][field])) merged[field] = other
    else if (lines.includes(field)) {
      const joined = mergeTexts(
        bases.map((base) => String(base[field])),
        String(own),
        String(other),
        divider,
      )
      if (joined.isClash) clashes.push({ field, mine: own, theirs: other, both: joined.text })
      else merged[field] = joined.text as typeof other
    } else clashes.push({ field, mine: own, theirs: other })
  }
  return { merged, clashes }
}

/** Joins two texts over the base that the other one shares most lines with. */
export function mergeTexts(bases: readonly string[], mine: string, theirs: string, divider: string) {
  const shared = bases.map((base) => sharedLines(base, theirs))
  const base = bases[shared.indexOf(Math.max(...shared))] ?? ''
  return mergeLines({ base, mine, theirs }, divider)
}

/** Whether two values of a field say the same. */
export const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
