import type { Said } from '@hanap/contract/jobs/job-details'
import { type PayBand, payBands, postedFrom } from '@hanap/contract/jobs/job-filters'
import type { Job, JobSearchQuery, PayEstimate, WorkHours } from '@hanap/contract/jobs/jobs'
import { JOBS_PER_PAGE, MAX_JOBS_PER_PAGE } from '@hanap/contract/jobs/jobs'
import { type Asks, type MachineOrder, MOST_ORDERS, type Order } from '@hanap/contract/jobs/orders'
import { cleanWords } from '@hanap/contract/jobs/searches'
import { MOST_SIGNS, type Sign } from '@hanap/contract/jobs/signs'
import { readTagFilter } from '@hanap/contract/jobs/tag-filter'
import { workHoursOf } from '../../reading/hours/work-hours.ts'
import { inWords, type OrderTexts } from '../../reading/orders/listing-orders.ts'
import { readMachineOrders } from '../../reading/orders/machine.ts'
import type { ReadOrder } from '../../reading/orders/orders.ts'
import { readTypedPay } from '../../reading/pay/typed-pay.ts'
import type { ReadSaid } from '../../reading/said/said.ts'
import type { ReadSign } from '../../reading/signs/signs.ts'
import type { AskedPay, Filters } from '../../search/port.ts'
import type { JobMark, JobRow } from './store.ts'

/** An absent criterion is null. */
export type Criteria = {
  /** Words that must all occur, in web search syntax ("a phrase", -not, or). */
  text: string | null
  jobType: Job['job_type'] | null
  pay: PayBand | null
  /** Pesos a month that a listing's upper bound must reach. */
  minimumPay: number | null
  /** Read from the text. */
  askedPay: AskedPay | null
  workHours: WorkHours['kind'] | null
  postedFrom: Date | null
  /** At least one of these tags. */
  tags: { ids: number[]; keys: string[] } | null
}

export type SortOrder = NonNullable<JobSearchQuery['sort_by']>
export type Page = { offset: number; limit: number }

/** `q` means `search`; 'any' and empty values are no criterion. */
export function readCriteria(query: JobSearchQuery, now: Date): Criteria {
  const { job_type: type, salary_range: band, date_posted: date } = query
  const { minimum_pay: minimum, work_hours: hours } = query
  const text = readText(query.search) ?? readText(query.q)
  return {
    text,
    askedPay: text === null ? null : readTypedPay(text),
    jobType: type && type !== 'any' ? type : null,
    pay: band && band !== 'any' ? payBands[band] : null,
    minimumPay: minimum && minimum !== 'any' ? Number(minimum) : null,
    workHours: hours && hours !== 'any' ? hours : null,
    postedFrom: date ? postedFrom(date, now) : null,
    tags: readTagFilter(query.tags ?? ''),
  }
}

/** As the index is asked, by pages and by alerts. */
export const wishOf = (
  criteria: Criteria,
  tagIds: readonly number[] | null,
): Filters & { text: string | null } => {
  const { tags: _, postedFrom: from, ...others } = criteria
  return { ...others, tagIds, postedFrom: from?.getTime() ?? null }
}

/** Ten per page by default, at most a hundred. */
export function readPage(query: JobSearchQuery): Page {
  const limit = Math.min(Number(query.per_page ?? JOBS_PER_PAGE), MAX_JOBS_PER_PAGE)
  return { offset: (Number(query.page ?? 1) - 1) * limit, limit }
}

/** Whether a request uses the premium panel: anything but words, sorting and paging. */
export function hasFilters(criteria: Criteria): boolean {
  const { jobType, pay, minimumPay, workHours, postedFrom: from, tags } = criteria
  return Boolean(jobType ?? pay ?? minimumPay ?? workHours ?? from ?? tags)
}

/** All orders in words: those that are shown, in the order of the text, then the rest. */
export function tellAllOrders(orders: readonly ReadOrder[], texts: OrderTexts): Order[] {
  const told = orders.map((one) => inWords(one, texts))
  const shown = told
    .slice(0, MOST_ORDERS)
    .sort((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field) || one.start - other.start)
  return [...shown, ...told.slice(MOST_ORDERS)]
}

export const tellOrders = (orders: readonly ReadOrder[], texts: OrderTexts) => ({
  orders: tellAllOrders(orders, texts).slice(0, MOST_ORDERS),
  orders_count: orders.length,
})
const fields: readonly Order['field'][] = ['title', 'salary', 'description']

export function tellMachineOrders(job: Pick<Job, 'title' | 'description'>): MachineOrder[] {
  return (['title', 'description'] as const)
    .flatMap((field) =>
      readMachineOrders(job[field]).map(({ start, end }) => ({
        quote: job[field].slice(start, end),
        field,
        start,
        end,
      })),
    )
    .slice(0, MOST_ORDERS)
}

export function countAsks(orders: readonly ReadOrder[]): Asks {
  const asks: Asks = {}
  const add = (kind: keyof Asks, times = 1) => {
    asks[kind] = (asks[kind] ?? 0) + times
  }
  for (const { kind, required, questions, what } of orders) {
    if (!required) continue
    add(kind, questions?.length || 1)
    if (kind === 'attach' && (what === 'video' || what === 'voice')) add('recording')
  }
  return asks
}

export function tellSigns(
  signs: readonly ReadSign[],
  job: Pick<Job, 'title' | 'salary' | 'description'>,
): Sign[] {
  return signs.slice(0, MOST_SIGNS).map(({ kind, field, start, end }) => ({
    kind,
    quote: job[field].slice(start, end),
    field,
    start,
    end,
  }))
}

/** Tells the type only if the field decided the job's. */
export function tellSaid(said: ReadSaid | null, type: Job['job_type']): Said {
  const pay = said?.pay
  return {
    type: said?.type?.field === type ? said.type : null,
    pay: pay ? { field: pay.field, text: pay.text, quote: pay.quote } : null,
    country: said?.country ?? null,
  }
}

export const tellMark = ({ application_id, send_state, saved }: Omit<JobMark, 'id' | 'version'>) => ({
  applied: send_state !== null && send_state !== 'failed',
  application_id,
  send_state,
  saved,
})

export function describeJob(row: JobRow, now: Date): Job {
  const employer =
    row.employer_id !== null && row.employer_name !== null
      ? { id: row.employer_id, name: row.employer_name, total_posts: row.total_posts ?? 0 }
      : null
  return {
    id: row.id,
    title: row.title,
    employer,
    employer_shown: employer !== null,
    description: row.description,
    // A check constraint allows only the job types.
    job_type: row.job_type as Job['job_type'],
    salary: row.salary,
    pay: payEstimate(row),
    hours_per_week: row.hours_per_week,
    hours_per_day: row.hours_per_day,
    work_hours: workHoursOf(row.shift, row.hours_kind, now),
    manila: { hours: row.hours_kind },
    asks: countAsks(row.orders),
    stale: row.removed_at === null ? row.stale : null,
    date_posted: row.posted_at.toISOString(),
    tags: row.tags,
    ...tellMark(row),
    url: row.url,
    removed_at: row.removed_at?.toISOString() ?? null,
  }
}

/** Monthly pay as the import read it; null if the text tells none. */
export function payEstimate(read: {
  monthly_php_min: number | null
  monthly_php_max: number | null
  monthly_usd_min: number | null
  monthly_usd_max: number | null
  pay_currency: string | null
  pay_period: string | null
  pay_rate_date: string | null
  pay_assumptions: string[]
}): PayEstimate | null {
  const ends = [read.monthly_php_min, read.monthly_php_max, read.monthly_usd_min, read.monthly_usd_max]
  if (read.pay_rate_date === null || ends.every((end) => end === null)) return null
  return {
    php_min: read.monthly_php_min,
    php_max: read.monthly_php_max,
    usd_min: read.monthly_usd_min,
    usd_max: read.monthly_usd_max,
    ...statedIn(read),
    rate_date: read.pay_rate_date,
    assumptions: read.pay_assumptions,
  }
}

/** The currency of a monthly pay, if both are stated. */
export function statedIn(read: {
  pay_currency: string | null
  pay_period: string | null
  pay_assumptions: string[]
}): Pick<PayEstimate, 'stated_in'> {
  const { pay_currency: currency, pay_period: period, pay_assumptions: assumed } = read
  const isOfMonth = period === 'month' || assumed.includes('month-from-text')
  if (!isOfMonth || assumed.includes('currency-by-size')) return {}
  return currency === 'PHP' || currency === 'USD' ? { stated_in: currency } : {}
}

/** Normalised as in the index; null if nothing is left. */
export const readText = (text = '') => cleanWords(text) || null
