import { createHash } from 'node:crypto'
import type { Shift } from '@hanap/contract/jobs/job-details'
import { tagKey } from '@hanap/contract/jobs/tag-filter'
import { readHoursPerWeek, weekOf } from '../../../reading/hours/hours.ts'
import { readShift } from '../../../reading/hours/shift.ts'
import { type HoursKind, readHoursKind, readHoursWithoutShift } from '../../../reading/hours/work-hours.ts'
import { type ReadJobType, readJobType } from '../../../reading/job-type.ts'
import { type ReadOrder, readOrders } from '../../../reading/orders/orders.ts'
import { type PayReading, readPay } from '../../../reading/pay/pay.ts'
import { contradictedPay, type ReadSaid, readSaid } from '../../../reading/said/said.ts'
import { type ReadSign, readSigns } from '../../../reading/signs/signs.ts'
import { type Conversion, shippedConversion } from '../../exchange-rates/service.ts'

/** A listing as it was found, on the board or in a file: plain text, nothing read out of it yet. */
export type FoundListing = {
  sourceId: string
  /** Absolute address of its page; '' where a file gives none. */
  url: string
  title: string
  /** 'Full Time' or whatever else stands there. */
  typeText: string
  salaryText: string
  hoursText: string
  description: string
  skills: readonly string[]
  employer: { sourceId: string; name: string | null } | null
  /** Null where a file does not say: then the day it was taken in, or the day already known, counts. */
  postedAt: Date | null
  /** True when it was read from the board just now; a file may hold old news. */
  isLive: boolean
}

/** One skill with what makes two spellings the same. */
export type Tag = { key: string; name: string }

/** Everything that is read out of a listing's texts. */
export type Figures = {
  hoursPerWeek: number | null
  /** Where the stated hours were a day's. */
  hoursPerDay: number | null
  shift: Shift | null
  hoursKind: HoursKind | null
  orders: ReadOrder[]
  signs: ReadSign[]
  /** Null where the text says none of it. */
  said: ReadSaid | null
  pay: PayReading
  /** The last of the stored exchange rates that were used. */
  payRates: number
  readerVersion: number
}

/** A listing ready to be kept: tidy texts, and everything that is read out of them. */
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
 * Raise it when the same text is read differently: stored jobs are then read again (figures/service.ts). 2: 'PH' as
 * pesos, a day's hours, wider ranges, months beside weeks. 3: the shift, and day, night or flexible hours. 4: what it
 * asks of applicants. 5: without orders to machines; what makes a seeker look twice. 6: hours said in words, type and pay
 * of the text beside those of the fields, and the employer's country. 7: orders in more turns of phrase.
 */
export const LISTING_READER_VERSION = 7

/** Longest texts kept; the board's own stay far below, and PostgreSQL's word index takes no more than a megabyte. */
const MAX = { sourceId: 200, url: 1000, title: 300, description: 60_000, salary: 300, tag: 60, employer: 200 }
const MAX_TAGS = 20

/**
 * Tidies a listing and reads its pay, hours and type, once.
 * The same listing found again gives the same `contentHash`, whatever the day and the time of the last bump.
 */
export function readListing(found: FoundListing, conversion: Conversion = shippedConversion): Listing {
  const statedHours = readHoursPerWeek(found.hoursText) ?? null
  const title = tidyLine(found.title, MAX.title)
  const description = tidyText(found.description, MAX.description)
  const salary = tidyLine(found.salaryText, MAX.salary)
  const typeOfWork = tidyLine(found.typeText, 100)
  const jobType = readJobType({ typeOfWork, title, payText: salary, description })
  const tags = tidyTags(found.skills)
  return {
    sourceId: cut(found.sourceId, MAX.sourceId),
    url: found.url.length <= MAX.url ? found.url : '',
    title,
    description,
    jobType,
    salary,
    ...readFigures({ title, description, salary, typeOfWork, statedHours }, conversion),
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
 * Hours, pay, orders and signs of a listing.
 * @param found.typeOfWork the board's word or our wire value
 * @param found.statedHours the number the listing gives for a week
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
  const orders = readOrders(description)
  const differs = readSaid(fieldPay, { title, description, salary, work: context })
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
  const pay = differs.pay ? contradictedPay(fieldPay) : fieldPay
  return {
    ...week,
    shift,
    hoursKind,
    orders,
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

// PostgreSQL keeps neither a zero byte nor half a character, and nobody can read the other control signs.
const unkeepable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu

/** One line: every run of spaces and line ends is one space. */
function tidyLine(text: string, max: number): string {
  return cut(
    text
      .slice(0, 4 * max)
      .replaceAll(unkeepable, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    max,
  )
}

/** Paragraphs stay, spaces at line ends and third empty lines go. */
function tidyText(text: string, max: number): string {
  const lines = cut(text, max).replaceAll(/\r\n?/gu, '\n').replaceAll(unkeepable, ' ').split('\n')
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Cut between characters, never inside one. */
function cut(text: string, max: number): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  if (whole.length <= max) return whole
  const end = /[\ud800-\udbff]$/.test(whole.slice(0, max)) ? max - 1 : max
  return whole.slice(0, end).trimEnd()
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
