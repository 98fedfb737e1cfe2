import { entriesOf, type Segment } from '../segments/segment.ts'
import { advance } from '../segments/sorted-places.ts'

/** Ascending places from one position to another; `from` moves as they are gone through. */
export type Run = { readonly places: Uint16Array; from: number; readonly to: number }

/** Where each word of a phrase stands; null where one of them stands nowhere. */
export function wordRuns(segment: Segment, phrase: readonly number[]): Run[] | null {
  const entries = [...new Set(phrase)].map((term) => entriesOf(segment, term))
  return entries.every((one) => one !== null)
    ? entries.map((one) => ({ places: segment.places, ...one }))
    : null
}

/** Whether the place is among those left; what stands before it is left behind. */
export function stepTo(run: Run, place: number): boolean {
  run.from = advance(run.places, run.from, run.to, place)
  return run.from < run.to && run.places[run.from] === place
}
