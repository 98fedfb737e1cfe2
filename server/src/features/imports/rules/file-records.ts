import { createHash } from 'node:crypto'
import { isRecord } from '@hanap/contract/wire/is-record'
import { readDate } from './file-dates.ts'
import type { FoundListing } from './listing-version.ts'
import { plainLine, plainText } from './plain-text.ts'

export type FileRow = { place: string } & ({ listing: FoundListing } | { reason: string })

/** Names of each field, the most trusted first; only letters and digits count. */
const names = {
  id: ['sourcejobid', 'sourceid', 'jobid', 'id', 'guid', 'identifier', 'reference', 'ref'],
  url: ['url', 'link', 'joburl', 'applyurl', 'href'],
  title: ['title', 'jobtitle', 'position', 'role'],
  type: ['typeofwork', 'jobtype', 'employmenttype', 'worktype', 'type'],
  salary: ['salary', 'salarytext', 'pay', 'wage', 'wagesalary', 'compensation', 'rate'],
  hours: ['hoursperweek', 'weeklyhours', 'workhours', 'hours'],
  description: ['description', 'contentencoded', 'jobdescription', 'content', 'summary', 'details', 'body'],
  skills: ['skills', 'tags', 'requiredskills', 'keywords', 'category', 'categories'],
  employer: ['employer', 'employername', 'company', 'companyname', 'organization', 'dccreator', 'author'],
  employerId: ['employerid', 'companyid'],
  date: [
    'dateposted',
    'postedat',
    'postedutc',
    'dateupdated',
    'postedon',
    'posted',
    'pubdate',
    'published',
    'updated',
    'date',
  ],
} as const

/** For messages about a missing column. */
export const titleNames: readonly string[] = names.title

/** 'Job Title', 'job_title' and 'jobTitle' are the same. */
export const fieldKey = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/gu, '')

/**
 * Reads our own export, the board's export, a spreadsheet, or a feed's item.
 * @returns the reason if it is no listing
 */
export function readRecord(record: Readonly<Record<string, unknown>>): FoundListing | string {
  const fields = new Map<string, unknown>()
  for (const [name, value] of Object.entries(record)) fields.set(fieldKey(name), value)
  const find = (field: keyof typeof names): unknown =>
    names[field]
      .map((name) => fields.get(name))
      .find((value) => value !== undefined && value !== null && value !== '')
  const text = (field: keyof typeof names) => textOf(find(field))
  return makeListing({
    id: text('id'),
    url: text('url'),
    title: text('title'),
    typeText: text('type'),
    salaryText: text('salary'),
    hoursText: text('hours'),
    description: text('description'),
    skills: readSkills(find('skills')),
    employer: readEmployer(find('employer'), text('employerId')),
    date: find('date'),
  })
}

type Given = {
  id: string
  url: string
  title: string
  typeText: string
  salaryText: string
  hoursText: string
  description: string
  skills: string[]
  employer: { id: string; name: string } | null
  date: unknown
}

/** A title of only these shows nothing. */
const unseen = /[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** A file is untrusted: removes markup and accepts only web addresses. */
export function makeListing(given: Given): FoundListing | string {
  const title = plainLine(given.title)
  if (title.replaceAll(unseen, '') === '') return 'it has no title'
  const url = webAddress(given.url)
  const employer = given.employer && readName(given.employer)
  return {
    sourceId: plainLine(given.id) || url || identify(title, employer?.name ?? '', given.description),
    url,
    title,
    typeText: plainLine(given.typeText),
    salaryText: plainLine(given.salaryText),
    hoursText: plainLine(given.hoursText),
    description: plainText(given.description),
    skills: given.skills.map(plainLine),
    employer,
    postedAt: readDate(given.date),
    isLive: false,
  }
}

function readName({ id, name }: { id: string; name: string }): FoundListing['employer'] {
  const plain = plainLine(name)
  const sourceId = plainLine(id) || (plain && `name:${plain.toLowerCase()}`)
  return sourceId ? { sourceId, name: plain || null } : null
}

/** Without id and address, equal texts are the same listing. */
function identify(...texts: string[]): string {
  return `text:${createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)}`
}

function webAddress(text: string): string {
  const url = URL.parse(text.trim())
  return url && /^https?:$/u.test(url.protocol) && !url.username ? url.href : ''
}

/** Reads texts, numbers, { name } and { '#text' }; the first of several. */
export function textOf(value: unknown): string {
  let inner = value
  // No recursion: JSON within a text may nest without limit.
  while (typeof inner === 'object' && inner !== null) {
    const { name, value: held, '#text': text, '@id': id } = inner as Record<string, unknown>
    inner = Array.isArray(inner) ? inner[0] : (name ?? text ?? held ?? id)
  }
  return ['string', 'number', 'boolean'].includes(typeof inner) ? String(inner) : ''
}

/** A list of texts or of { name }, or one text with commas. */
export function readSkills(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf)
  const text = textOf(value).trim()
  if (/^\[.*\]$/su.test(text)) {
    try {
      return readSkills(JSON.parse(text))
    } catch {
      return text.slice(1, -1).split(',')
    }
  }
  return text.split(/[,;|\n]/u)
}

/** A name, or { id, name }. */
export function readEmployer(value: unknown, id: string): Given['employer'] {
  if (isRecord(value)) {
    const { id: own, '@id': address, sameAs } = value
    return { id: id || textOf(own ?? address ?? sameAs), name: textOf(value) }
  }
  const name = textOf(value)
  return name === '' && id === '' ? null : { id, name }
}
