import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ManilaHours } from '@hanap/contract/jobs/job-details'
import { readHoursPerWeek } from '@hanap/server/reading/hours/hours'
import { readShift } from '@hanap/server/reading/hours/shift'
import { manilaHoursOf, readHoursWithoutShift } from '@hanap/server/reading/hours/work-hours'
import { readPay } from '@hanap/server/reading/pay/pay'
import { readDescription } from '@hanap/server/reading/redactions'
import { readSaid } from '@hanap/server/reading/said/said'
import { readSaidTypes } from '@hanap/server/reading/said/said-type'
import { readCsv } from '../csv.ts'
import { readJsonLines } from '../json-lines.ts'
import { dataFolder, isHeldOut } from '../pay/measure.ts'

/** The month of the labelled listings. */
const LABELLED = new Date('2025-07-15T00:00:00Z')

export type RawJob = {
  source_job_id: number | string
  title: string
  type_of_work: string
  salary: string
  hours_per_week: string
  description: unknown
}

/** As read, or as labelled. */
type HoursReading = { night: boolean; types: ReadonlySet<string>; isContradicted: boolean }
export type HoursRow = {
  id: string
  title: string
  isHeldOut: boolean
  label: HoursReading
  read: HoursReading
  manila: ManilaHours
  /** The words of the text that contradict the pay field. */
  payQuote: string
}

/** @returns null without labels; `hours` have hours and type labelled, `pay` contradictions */
export function loadHoursRows(): { hours: HoursRow[]; pay: HoursRow[] } | null {
  const [hoursFile, ordersFile] = ['olj-hours-labelled.csv', 'olj-orders-labelled.jsonl'].map((name) =>
    join(dataFolder(), name),
  ) as [string, string]
  if (!existsSync(hoursFile) || !existsSync(ordersFile)) return null
  const jobs = new Map(loadJobs().map((job) => [String(job.source_job_id), job]))
  const rowOf = (id: string, label: HoursReading): HoursRow[] => {
    const job = jobs.get(id)
    return job ? [{ id, title: job.title, isHeldOut: isHeldOut(id), label, ...readingOf(job) }] : []
  }
  const hours = readCsv(readFileSync(hoursFile, 'utf8')).flatMap((row) =>
    rowOf(row['id'] ?? '', {
      night: row['night_manila'] === 'yes',
      types: new Set(
        (row['type_in_text'] ?? '').split('|').filter((type) => type === 'full' || type === 'part'),
      ),
      isContradicted: false,
    }),
  )
  const pay = readJsonLines<{ id: string; risk?: { sign: string }[] }>(ordersFile).flatMap(
    ({ id, risk = [] }) =>
      rowOf(id, {
        night: false,
        types: new Set(),
        isContradicted: risk.some(({ sign }) => sign === 'pay-contradicted'),
      }),
  )
  return { hours, pay }
}

export const loadJobs = () => readJsonLines<RawJob>(join(dataFolder(), 'olj-jobs.jsonl'))

export function readingOf(job: RawJob): Pick<HoursRow, 'read' | 'manila' | 'payQuote'> {
  const description = readDescription(String(job.description ?? ''))
  const text = `${job.title}\n${description}`
  const manila = manilaHoursOf(readShift(text), readHoursWithoutShift(text), LABELLED)
  const work = { typeOfWork: job.type_of_work, hoursPerWeek: readHoursPerWeek(job.hours_per_week) }
  const { title, salary } = job
  const { pay } = readSaid(readPay(salary, work), { title, description, salary, work })
  const types = new Set(readSaidTypes(text).map(({ type }) => type.slice(0, 4)))
  return {
    manila,
    payQuote: pay?.quote ?? '',
    read: { night: manila.hours === 'night', types, isContradicted: pay !== null },
  }
}

export type Score = { labelled: number; read: number; hits: number }
export type Counted = (reading: HoursReading) => readonly string[]
export const counted: Readonly<Record<string, Counted>> = {
  'night in Manila': ({ night }) => (night ? ['night'] : []),
  'full or part time': ({ types }) => [...types],
  'pay contradicted': ({ isContradicted }) => (isContradicted ? ['pay'] : []),
}

export function scoreHours(rows: readonly HoursRow[], counts: Counted): Score {
  const score = { labelled: 0, read: 0, hits: 0 }
  for (const { label, read } of rows) {
    const labelled = counts(label)
    const found = counts(read)
    score.labelled += labelled.length
    score.read += found.length
    score.hits += found.filter((one) => labelled.includes(one)).length
  }
  return score
}
