import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type ListingDraft, WORK_TYPES } from './listing.ts'
import { skillNamed } from './skills.ts'

const DAY_MS = 86_400_000
type Row = Record<string, unknown>

/**
 * JSON Lines with source_job_id or id, url, title, type_of_work, salary, hours_per_week, date_updated ('Jul 15,
 * 2025') or posted_utc, skills, description, employer_id, employer_name. Skips broken rows and those without id or
 * title; the last row of an id counts. Bare dates are spread over the day by id.
 */
export async function readListingFile(path: string): Promise<ListingDraft[]> {
  const found = new Map<number, { row: Row; day: number; exact: boolean }>()
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const row = parse(line)
    const id = Number(row?.['source_job_id'] ?? row?.['id'])
    if (!row || !Number.isSafeInteger(id) || id < 1 || !row['title']) continue
    const exact = typeof row['posted_utc'] === 'string'
    const day = Date.parse(exact ? `${row['posted_utc']}Z` : `${row['date_updated']} UTC`)
    found.set(id, { row, exact, day: Number.isNaN(day) ? 0 : day })
  }
  const ids = [...found.keys()].sort((a, b) => a - b)
  const perDay = new Map<number, number>()
  for (const { day, exact } of found.values()) if (!exact) perDay.set(day, (perDay.get(day) ?? 0) + 1)
  const seen = new Map<number, number>()
  return ids.map((id) => {
    const { row, day, exact } = found.get(id) as { row: Row; day: number; exact: boolean }
    if (exact) return draftOf(id, row, new Date(day))
    const rank = (seen.get(day) ?? 0) + 1
    seen.set(day, rank)
    const step = Math.floor((DAY_MS - 1000) / ((perDay.get(day) ?? 1) + 1) / 1000) * 1000
    return draftOf(id, row, new Date(day + rank * step))
  })
}

/** The newest becomes `now`. */
export function shiftToNow(drafts: ListingDraft[], now: Date): ListingDraft[] {
  const newest = drafts.reduce((most, { posted }) => Math.max(most, posted?.getTime() ?? 0), 0)
  const by = Math.floor((now.getTime() - newest) / 1000) * 1000
  return drafts.map((draft) => ({ ...draft, posted: new Date((draft.posted?.getTime() ?? newest) + by) }))
}

function draftOf(id: number, row: Row, posted: Date): ListingDraft {
  const text = (key: string) => (row[key] === undefined || row[key] === null ? '' : String(row[key]))
  const slug = /\/job\/(.*?)-?\d+\/?$/.exec(text('url'))?.[1]
  const type = WORK_TYPES.find((known) => known === text('type_of_work')) ?? 'Any'
  const employerId = Number(row['employer_id'])
  return {
    id,
    title: text('title'),
    type_of_work: type,
    salary: text('salary'),
    hours: text('hours_per_week') || 'TBD',
    description: text('description'),
    skills: Array.isArray(row['skills']) ? row['skills'].map((name) => skillNamed(String(name))) : [],
    posted,
    ...(slug === undefined ? {} : { slug }),
    ...(employerId > 0
      ? { employer: { id: employerId, name: text('employer_name') || null, logo: null } }
      : {}),
  }
}

function parse(line: string): Row | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Row) : undefined
  } catch {
    return undefined
  }
}
