import { readFileSync } from 'node:fs'
import path from 'node:path'
import { jobTypes } from '@hanap/contract/jobs/jobs'
import { readShift } from '@hanap/server/reading/hours/shift'
import { readHoursKind, readHoursWithoutShift } from '@hanap/server/reading/hours/work-hours'
import type { Listing } from '@hanap/server/search/port'

/** `isHeld`: never seen while tuning. */
export type JudgedQuery = Readonly<{
  id: string
  text: string
  kind: string
  isHeld: boolean
  /** 0 to 3 by listing; unjudged counts 0. */
  grades: ReadonlyMap<number, number>
  /** Including judgements made after tuning. */
  gradesWithLater: ReadonlyMap<number, number>
}>

export type JudgedSet = Readonly<{ listings: Listing[]; queries: JudgedQuery[] }>

type Raw = Readonly<{
  id?: string | number
  source_job_id?: string | number
  title?: string
  description?: string
  tags?: readonly string[]
  skills?: readonly string[]
  employer?: string | null
  posted_at?: string
  date_updated?: string
  job_type?: string
  type_of_work?: string
  salary?: string
}>

/**
 * The format of data/relevance/README.md.
 * @param files.later judgements made after tuning, of other pairs
 * @throws Error if a judgement names no listing, or a later one repeats a pair
 */
export function readJudgedSet(files: {
  listings: string
  judgements: string
  queries?: string | undefined
  later?: string | undefined
}): JudgedSet {
  const tagIds = new Map<string, number>()
  const raw = readFileSync(files.listings, 'utf8').split('\n').filter(Boolean)
  const listings = raw.map((line, index) => listingOf(JSON.parse(line) as Raw, index, tagIds))
  const numbers = new Map(raw.map((line, index) => [idOf(JSON.parse(line) as Raw), index + 1]))
  const grades = readGrades(files.judgements, numbers)
  const later: Grades = files.later ? readGrades(files.later, numbers) : new Map()
  const described = files.queries
    ? readTsv(files.queries)
    : [...grades.keys()].map((text) => ({ id: text, query: text, kind: '', split: 'tune' }))
  return {
    listings,
    queries: described.map(({ id = '', query = '', kind = '', split }: Described) => {
      const settled = grades.get(id) ?? new Map<number, number>()
      const added = later.get(id) ?? new Map<number, number>()
      if ([...added.keys()].some((number) => settled.has(number)))
        throw new Error(`${files.later}: ${id} has a pair that was judged before`)
      return {
        id,
        text: query,
        kind,
        isHeld: split === 'held',
        grades: settled,
        gradesWithLater: new Map([...settled, ...added]),
      }
    }),
  }
}

/** Grades by query, then by listing number. */
type Grades = Map<string, Map<number, number>>

function readGrades(file: string, numbers: ReadonlyMap<string, number>): Grades {
  const grades: Grades = new Map()
  for (const { query = '', listing = '', grade = '' } of readTsv(file)) {
    const number = numbers.get(listing)
    if (number === undefined) throw new Error(`${file}: there is no listing ${listing}`)
    const found = grades.get(query) ?? new Map<number, number>()
    grades.set(query, found.set(number, Number(grade)))
  }
  return grades
}

/** Our judgements, and their listings in the real data. */
export function ownFiles(dataFolder: string) {
  const folder = path.join(import.meta.dirname, '..', '..', 'data', 'relevance')
  return {
    listings: path.join(dataFolder, 'olj-jobs.jsonl'),
    judgements: path.join(folder, 'judgements.tsv'),
    queries: path.join(folder, 'queries.tsv'),
    later: path.join(folder, 'judgements-later.tsv'),
  }
}

const idOf = ({ id, source_job_id }: Raw) => String(id ?? source_job_id)

function listingOf(raw: Raw, index: number, tagIds: Map<string, number>): Listing {
  const tags = (raw.tags ?? raw.skills ?? []).map((name) => {
    const id = tagIds.get(name) ?? tagIds.size + 1
    tagIds.set(name, id)
    return { id, name }
  })
  return {
    id: index + 1,
    title: raw.title ?? '',
    description: raw.description ?? '',
    employer: raw.employer ? { id: index + 1, name: raw.employer } : null,
    tags,
    jobType: typeOf(raw.job_type ?? raw.type_of_work),
    salary: raw.salary ?? '',
    usdMin: null,
    usdMax: null,
    phpMin: null,
    phpMax: null,
    workHours: hoursOf(`${raw.title ?? ''}\n${raw.description ?? ''}`),
    isStale: false,
    postedAt: Date.parse(raw.posted_at ?? raw.date_updated ?? '') || 0,
  }
}

/** As an import reads them. */
function hoursOf(text: string): Listing['workHours'] {
  const shift = readShift(text)
  return readHoursKind(shift, shift ? null : readHoursWithoutShift(text)) ?? 'not-stated'
}

/** 'Full Time' and 'full-time' alike. */
function typeOf(text = ''): Listing['jobType'] {
  const type = text.toLowerCase().replace(' ', '-')
  return jobTypes.find((known) => known === type) ?? 'any'
}

type Described = { id?: string; query?: string; kind?: string; split?: string }

function readTsv(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean)
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']))
  })
}
