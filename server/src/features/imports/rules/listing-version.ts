import { createHash } from 'node:crypto'
import type { Shift } from '@hanap/contract/jobs/job-details'
import { tagKey } from '@hanap/contract/jobs/tag-filter'
import { beginningOf } from '@hanap/contract/text/beginning-of'
import { storable } from '@hanap/contract/text/text'
import { readHoursPerWeek, weekOf } from '../../../reading/hours/hours.ts'
import { readShift } from '../../../reading/hours/shift.ts'
import { type HoursKind, readHoursKind, readHoursWithoutShift } from '../../../reading/hours/work-hours.ts'
import { boardJobType, type ReadJobType, readJobType } from '../../../reading/job-type.ts'
import { readListingOrders } from '../../../reading/orders/listing-orders.ts'
import type { ReadOrder } from '../../../reading/orders/orders.ts'
import { type PayReading, readPay } from '../../../reading/pay/pay.ts'
import { contradictedPay, type ReadSaid, readSaid } from '../../../reading/said/said.ts'
import { type ReadSign, readSigns } from '../../../reading/signs/signs.ts'
import { withoutRisks } from '../../../reading/signs/without-risks.ts'
import { type Conversion, shippedConversion } from '../../exchange-rates/service.ts'

/** Plain text, not yet interpreted. */
export type FoundListing = {
  sourceId: string
  /** Absolute; '' if a file gives none. */
  url: string
  title: string
  /** 'Full Time' or any other text. */
  typeText: string
  salaryText: string
  hoursText: string
  description: string
  skills: readonly string[]
  employer: { sourceId: string; name: string | null } | null
  /** Null if a file does not say: then the known day counts, or the import's. */
  postedAt: Date | null
  /** False for files, which may hold old news. */
  isLive: boolean
}

/** The key unites spellings. */
export type Tag = { key: string; name: string }

/** All that the reader finds in a listing's texts. */
export type Figures = {
  hoursPerWeek: number | null
  /** Set if the stated hours are per day. */
  hoursPerDay: number | null
  shift: Shift | null
  hoursKind: HoursKind | null
  orders: ReadOrder[]
  signs: ReadSign[]
  /** Null if the text says none. */
  said: ReadSaid | null
  pay: PayReading
  /** The newest stored exchange rate at the reading. */
  payRates: number
  readerVersion: number
}

/** Ready to be stored. */
export type Listing = Figures & {
  sourceId: string
  url: string
  title: string
  description: string
  jobType: ReadJobType
  salary: string
  tags: Tag[]
  employer: { sourceId: string; name: string | null } | null
  postedAt: Date | null
  isLive: boolean
  contentHash: Buffer
}

/**
 * Raise it when the same text is read differently: stored jobs are then reread (figures/service.ts).
 * - 2: 'PH' as pesos, a day's hours, wider ranges, months beside weeks
 * - 3: the shift; day, night or flexible hours
 * - 4: orders to applicants
 * - 5: no orders to machines; signs
 * - 6: hours in words, the text's pay and type beside the fields', the employer's country
 * - 7: more wordings of orders and signs; pay below the field's or the title's
 * - 8: contents of recordings are no statements; wrapped sentences; unwanted words; templates; 60 questions; pay of
 *   other times and people
 * - 9: what a ban refuses; second lists of questions and those not to answer; pay contradicted only in plain words
 * - 10: orders of titles and pay texts; the lines below an order; 'No resume? No interview.'
 * - 11: questions in a line, and numbered ones that nothing leads to; no orders among duties
 * - 12: more wordings of orders and signs; commands before remarks; a day's hours against the field's week
 * - 13: more leads of lists; one thing is one order; pay by the piece against a month's; fewer harmless signs
 * - 14: more wordings of orders and signs; pieces of work asked for as tests; odd subject lines as attention checks
 * - 15: pay by the piece, share or commission is no month's, and a role's budget is its pay; a day shift on a clock
 *   abroad, hours denied behind their words, an office's hours beside hours of one's own, a place as a clock;
 *   traps for machines; words refused; words described or counted; orders in Filipino
 * - 16: lists within lists; letters beside resumes; odd answers as attention checks
 * - 17: resumes to be mailed; recordings of the applicant; answers asked for without a please; no duties among orders;
 *   hours told in the Philippines; no type of other people or of the past; base pay in the text against the field
 * - 18: more favorites, hidden words and reasons that make an attention check; pieces of work beside resumes; pay by
 *   results and greetings to one sex as signs; teams that are no app; a week's pay by what it makes a month
 * - 19: misspelt subjects, optional items and named channels of orders; pay against the field's in either currency;
 *   evenings, 'non-graveyard' and clocks behind a zone's number; '$32 for 8 hours' is no hour's pay
 */
export const LISTING_READER_VERSION = 19

/** The board's own texts stay far below, and PostgreSQL's word index takes at most a megabyte. */
const MAX = { sourceId: 200, url: 1000, title: 300, description: 60_000, salary: 300, tag: 60, employer: 200 }
const MAX_TAGS = 20

/** The same listing always has the same `contentHash`, whatever the day and the last bump. */
export function readListing(found: FoundListing, conversion: Conversion = shippedConversion): Listing {
  const statedHours = readHoursPerWeek(found.hoursText) ?? null
  const title = tidyLine(found.title, MAX.title)
  const description = tidyText(found.description, MAX.description)
  const salary = tidyLine(found.salaryText, MAX.salary)
  const typeOfWork = tidyLine(found.typeText, 100)
  const jobType = readJobType({ typeOfWork, title, payText: salary, description })
  const workType = boardJobType(typeOfWork) === 'any' ? jobType : typeOfWork
  const tags = tidyTags(found.skills)
  return {
    sourceId: cut(found.sourceId, MAX.sourceId),
    url: found.url.length <= MAX.url ? found.url : '',
    title,
    description,
    jobType,
    salary,
    ...readFigures({ title, description, salary, typeOfWork: workType, statedHours }, conversion),
    tags,
    employer: found.employer && {
      sourceId: cut(found.employer.sourceId, MAX.sourceId),
      name: tidyLine(found.employer.name ?? '', MAX.employer) || null,
    },
    postedAt: found.postedAt,
    isLive: found.isLive,
    contentHash: hashContent([title, description, typeOfWork, jobType, salary, statedHours, tags]),
  }
}

/**
 * @param found.typeOfWork the board's word or our wire value
 * @param found.statedHours per week
 */
export function readFigures(
  {
    title,
    description,
    salary,
    typeOfWork,
    statedHours,
  }: {
    title: string
    description: string
    salary: string
    typeOfWork: string
    statedHours: number | null
  },
  { rates, last }: Conversion,
): Figures {
  const week =
    statedHours === null ? { hoursPerWeek: null, hoursPerDay: null } : weekOf(statedHours, typeOfWork)
  const context = { typeOfWork, hoursPerWeek: statedHours ?? undefined, rates }
  const fieldPay = readPay(salary, context)
  const text = `${title}\n${description}`
  const shift = readShift(text)
  const hours = shift === null ? readHoursWithoutShift(text) : null
  const hoursKind = readHoursKind(shift, hours)
  const orders = readListingOrders({ title, salary, description })
  const { isPayContradicted, ...differs } = readSaid(fieldPay, { title, description, salary, work: context })
  const signs = readSigns({
    title,
    salary,
    description,
    orders,
    pay: fieldPay,
    context,
    saidPay: differs.pay,
  })
  const said = hours || differs.type || differs.pay || differs.country ? { hours, ...differs } : null
  const pay = isPayContradicted ? contradictedPay(fieldPay) : fieldPay
  return {
    ...week,
    shift,
    hoursKind,
    orders: withoutRisks(orders, signs, { title, salary, description }),
    signs,
    said,
    pay,
    payRates: last,
    readerVersion: LISTING_READER_VERSION,
  }
}

function hashContent(content: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest()
}

/**
 * Marks without width break a word that a reader sees whole. Joiners stay before what they may join: emoji, letters of
 * other scripts.
 */
const UNSEEN =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u200c\u200d]+(?=[\p{Script=Latin}\d\s]|$)/gu
const readable = (text: string) => storable(text).replaceAll(UNSEEN, '')

function tidyLine(text: string, max: number): string {
  return cut(
    readable(text.slice(0, 4 * max))
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    max,
  )
}

/** Keeps paragraphs. */
function tidyText(text: string, max: number): string {
  const lines = readable(cut(text, max)).replaceAll(/\r\n?/gu, '\n').split('\n')
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Never cuts inside a character. */
function cut(text: string, max: number): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return whole.length <= max ? whole : beginningOf(whole, max).trimEnd()
}

function tidyTags(skills: readonly string[]): Tag[] {
  const tags = new Map<string, Tag>()
  for (const skill of skills) {
    const name = tidyLine(skill, MAX.tag)
    const key = tagKey(name)
    if (name !== '' && !tags.has(key) && tags.size < MAX_TAGS) tags.set(key, { key, name })
  }
  return [...tags.values()]
}
