import type { datesPosted, salaryRanges } from './jobs.ts'

/*
 * What the filters of the listing mean: one reading for the server's search and for the browser's fallback. Nothing
 * here needs the schema library, which the listing does without.
 */

/** US dollars a month, both ends included; `to` is null where the band is open. */
export type PayBand = { readonly from: number; readonly to: number | null }

/** What each band that can be asked for stands for. A listing is in it where its own pay overlaps with it. */
export const payBands: Readonly<Record<(typeof salaryRanges)[number], PayBand>> = {
  '0-500': { from: 0, to: 500 },
  '500-1000': { from: 500, to: 1000 },
  '1000-2000': { from: 1000, to: 2000 },
  '2000-5000': { from: 2000, to: 5000 },
  '5000+': { from: 5000, to: null },
}

const DAY_MS = 24 * 60 * 60 * 1000
const daysBack = { today: 1, '3days': 3, week: 7, month: 30 } as const

/**
 * From when on a listing counts as posted in that time; null for any time. Days are counted back from now: Manila has
 * no summer time, so a day back there is 24 hours.
 */
export const postedFrom = (date: (typeof datesPosted)[number], now: Date) =>
  date === 'any' ? null : new Date(now.getTime() - daysBack[date] * DAY_MS)

/** The form in which two spellings of a tag are the same; `tags.key` holds it. */
export const tagKey = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase()

/**
 * Reads the tags that a query or an address asks for: ids, as numbers, and names, as texts, in their order. They come
 * as `12,name:{encoded name}`. A negative id is some browser's own for a tag it made up, and like anything else says
 * nothing here: such a tag comes by its name.
 */
export function readTags(text: string): (number | string)[] {
  const tags: (number | string)[] = []
  for (const part of text.split(',')) {
    if (/^\d+$/.test(part)) tags.push(Number(part))
    else if (part.startsWith('name:')) tags.push(decoded(part.slice(5)))
  }
  return tags.filter((tag) => tag !== '')
}

/** A name as it goes into the list of tags, in which a comma separates. */
export const writeTagName = (name: string) => `name:${encodeURIComponent(name)}`

/** The name is encoded once more than the address around it; one that was not is taken as it stands. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name).trim()
  } catch {
    return name.trim()
  }
}
