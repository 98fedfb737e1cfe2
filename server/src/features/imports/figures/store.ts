import { sql } from 'kysely'
import type { Connection, Tx } from '../../../db/open.ts'
import type { Figures } from '../rules/listing-version.ts'

/** Columns computed by the reader. */
const columns = {
  hours_per_week: 'real',
  hours_per_day: 'real',
  shift: 'jsonb',
  hours_kind: 'text',
  orders: 'jsonb',
  signs: 'jsonb',
  said: 'jsonb',
  pay_min: 'numeric',
  pay_max: 'numeric',
  pay_currency: 'text',
  pay_period: 'text',
  pay_assumptions: 'text[]',
  pay_rate_date: 'date',
  monthly_usd_min: 'integer',
  monthly_usd_max: 'integer',
  monthly_php_min: 'integer',
  monthly_php_max: 'integer',
  pay_rates: 'integer',
  reader_version: 'smallint',
}
const names = Object.keys(columns)
const listed = (of: (name: string) => string) => sql.raw(names.map(of).join(', '))

export const figureColumns = {
  names: listed((name) => name),
  ofRecord: listed((name) => `r.${name}`),
  types: sql.raw(
    Object.entries(columns)
      .map((column) => column.join(' '))
      .join(', '),
  ),
  replaced: listed((name) => `${name} = excluded.${name}`),
}

export function figuresOf(figures: Figures) {
  const { hoursPerWeek, hoursPerDay, shift, hoursKind, orders, signs, said, pay, payRates, readerVersion } =
    figures
  return {
    hours_per_week: hoursPerWeek,
    hours_per_day: hoursPerDay,
    shift,
    hours_kind: hoursKind,
    orders,
    signs,
    said,
    pay_min: pay.amount_min,
    pay_max: pay.amount_max,
    pay_currency: pay.currency,
    pay_period: pay.period,
    pay_assumptions: pay.assumptions,
    pay_rate_date: pay.rateDate,
    monthly_usd_min: pay.monthlyUsdMin,
    monthly_usd_max: pay.monthlyUsdMax,
    monthly_php_min: pay.monthlyPhpMin,
    monthly_php_max: pay.monthlyPhpMax,
    pay_rates: payRates,
    reader_version: readerVersion,
  } satisfies Record<keyof typeof columns, unknown>
}

/** `pay_assumptions` and hours come from the earlier reading. */
export type ReadBefore = {
  id: number
  title: string
  description: string
  job_type: string
  salary: string
  hours_per_week: number | null
  hours_per_day: number | null
  pay_assumptions: string[]
}

/** Includes removed listings. */
export async function listReadBefore(
  connection: Connection,
  by: { version: number; rates: number },
  limit: number,
): Promise<ReadBefore[]> {
  return connection
    .selectFrom('jobs')
    .select(['id', 'title', 'description', 'job_type', 'salary'])
    .select(['hours_per_week', 'hours_per_day', 'pay_assumptions'])
    .where((where) => where.or([where('reader_version', '<', by.version), where('pay_rates', '<', by.rates)]))
    .orderBy('reader_version')
    .limit(limit)
    .execute()
}

/** Not in the search index. */
const unsearched: readonly string[] = ['reader_version', 'pay_rates', 'orders', 'signs', 'said']
const ofReading = (row: string) =>
  sql.raw(
    names
      .filter((name) => !unsearched.includes(name))
      .map((name) => `${row}.${name}`)
      .join(', '),
  )

/** @returns the open listings whose figures changed */
export async function writeFigures(
  tx: Tx,
  read: readonly ({ id: number } & ReturnType<typeof figuresOf>)[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_news: boolean }>`
    update jobs set (${figureColumns.names}) = (select ${figureColumns.ofRecord})
    from json_to_recordset(${JSON.stringify(read)}::json) as r(id bigint, ${figureColumns.types}), jobs before
    where jobs.id = r.id and before.id = r.id
    returning jobs.id, jobs.removed_at is null
      and (${ofReading('jobs')}) is distinct from (${ofReading('before')}) as is_news`.execute(tx)
  return rows.filter((row) => row.is_news).map((row) => row.id)
}
