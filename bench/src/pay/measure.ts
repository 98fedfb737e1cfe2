import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readHoursPerWeek } from '@hanap/server/reading/hours/hours'
import { readPay } from '@hanap/server/reading/pay/pay'
import { readCsv } from '../csv.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Null if unknown or not stated. */
export type PaySaying = Readonly<{
  min: number | null
  max: number | null
  currency: string | null
  period: string | null
}>

/** `read` has stated values only. */
export type PayRow = Readonly<{
  id: string
  text: string
  isHeldOut: boolean
  label: PaySaying
  read: PaySaying
  theirs: PaySaying
}>

export type PayScore = Readonly<{
  rows: number
  amounts: number
  currencies: number
  statedPeriods: number
  confidentAndWrong: number
  unknownKept: number
}>

export function dataFolder(): string {
  return resolve(root, process.env['HANAP_DATA'] ?? '../shared/data')
}

/** @returns null if the file is missing */
export function loadPayRows(): PayRow[] | null {
  const listFile = join(dataFolder(), 'olj-salaries-labelled.csv')
  if (!existsSync(listFile)) return null
  const texts = new Map(readCsv(readFileSync(listFile, 'utf8')).map((row) => [row['job_id'], row]))
  const labels = readCsv(readFileSync(join(root, 'bench/data/pay-labels.csv'), 'utf8'))
  return labels.flatMap((label) => {
    const row = texts.get(label['job_id'])
    if (!row) return []
    const id = label['job_id'] ?? ''
    const text = row['salary'] ?? ''
    return [
      {
        id,
        text,
        isHeldOut: isHeldOut(id),
        label: labelOf(label),
        read: readingOf(row),
        theirs: theirsOf(row),
      },
    ]
  })
}

/** A third, by a hash of the id. */
export function isHeldOut(id: string): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 3 === 0
}

function labelOf(row: Record<string, string>): PaySaying {
  return {
    min: numberOf(row['amount_min']),
    max: numberOf(row['amount_max']),
    currency: row['currency'] || null,
    period: row['period'] || null,
  }
}

/** Guesses from the figure's size are no claims. */
function readingOf(row: Record<string, string>): PaySaying {
  const hoursPerWeek = readHoursPerWeek(row['hours_per_week'] ?? '')
  const reading = readPay(row['salary'] ?? '', { typeOfWork: row['work_type'], hoursPerWeek })
  return {
    min: reading.amount_min,
    max: reading.amount_max,
    currency: reading.currencyStated ? reading.currency : null,
    period: reading.periodStated ? reading.period : null,
  }
}

const theirPeriods: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
}

function theirsOf(row: Record<string, string>): PaySaying {
  return {
    min: numberOf(row['min_salary']),
    max: numberOf(row['max_salary']),
    currency: row['currency'] || null,
    period: theirPeriods[row['salary_type'] ?? ''] ?? null,
  }
}

function numberOf(cell: string | undefined): number | null {
  return cell ? Number(cell) : null
}

const areSameAmounts = (one: PaySaying, two: PaySaying) => one.min === two.min && one.max === two.max

/** A value differs from the label, or the label has none. */
export function isConfidentAndWrong(said: PaySaying, label: PaySaying): boolean {
  const hasWrongAmount = (said.min !== null || said.max !== null) && !areSameAmounts(said, label)
  const hasWrongCurrency = said.currency !== null && said.currency !== label.currency
  const hasWrongPeriod = said.period !== null && said.period !== label.period
  return hasWrongAmount || hasWrongCurrency || hasWrongPeriod
}

/**
 * Agreement of the parser ('read') or the file ('theirs') with the labels. Stated periods count if labelled; 'unknown
 * kept' is over every empty field of a label.
 */
export function scorePay(rows: readonly PayRow[], side: 'read' | 'theirs'): PayScore {
  const share = <T>(among: readonly T[], holds: (one: T) => boolean) =>
    among.length === 0 ? 1 : among.filter(holds).length / among.length
  const withPeriod = rows.filter((row) => row.label.period !== null)
  const unknowns = rows.flatMap((row) =>
    (['min', 'max', 'currency', 'period'] as const)
      .filter((field) => row.label[field] === null)
      .map((field) => row[side][field]),
  )
  return {
    rows: rows.length,
    amounts: share(rows, (row) => areSameAmounts(row[side], row.label)),
    currencies: share(rows, (row) => row[side].currency === row.label.currency),
    statedPeriods: share(withPeriod, (row) => row[side].period === row.label.period),
    confidentAndWrong: share(rows, (row) => isConfidentAndWrong(row[side], row.label)),
    unknownKept: share(unknowns, (value) => value === null),
  }
}
