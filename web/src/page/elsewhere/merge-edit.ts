import { mergeLines, sharedLines } from './merge-lines.ts'

/** A field changed differently here and elsewhere. `both`: the two joined, for texts of lines. */
export type Clash = { field: string; mine: unknown; theirs: unknown; both?: string }

/**
 * Untouched fields take the value saved elsewhere.
 * @param edit.bases the edit's first values, then those it tried to save
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

/** Uses the base that shares the most lines with `theirs`. */
export function mergeTexts(bases: readonly string[], mine: string, theirs: string, divider: string) {
  const shared = bases.map((base) => sharedLines(base, theirs))
  const base = bases[shared.indexOf(Math.max(...shared))] ?? ''
  return mergeLines({ base, mine, theirs }, divider)
}

export const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
