import { entriesOf, type Segment } from '../segments/segment.ts'
import { advance } from '../segments/sorted-places.ts'

/** Ascending; `from` moves as places are read. */
export type Run = { readonly places: Uint16Array; from: number; readonly to: number }

/** Null if a word occurs nowhere. */
export function wordRuns(segment: Segment, phrase: readonly number[]): Run[] | null {
  const entries = [...new Set(phrase)].map((term) => entriesOf(segment, term))
  return entries.every((one) => one !== null)
    ? entries.map((one) => ({ places: segment.places, ...one }))
    : null
}

/** Skips places before it. */
export function stepTo(run: Run, place: number): boolean {
  run.from = advance(run.places, run.from, run.to, place)
  return run.from < run.to && run.places[run.from] === place
}
