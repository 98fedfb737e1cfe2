import { readDate } from './file-dates.ts'
import { makeListing, readEmployer, readSkills, textOf } from './file-records.ts'
import type { FoundListing } from './listing-version.ts'

type Fields = Readonly<Record<string, unknown>>

export function isJobPosting(value: Fields): boolean {
  const types = [value['@type']].flat().map(textOf)
  return types.some((type) => /(?:^|[/:#])JobPosting$/u.test(type))
}

/**
 * As search engines want it (https://schema.org/JobPosting).
 * @param now rejects postings with a past validThrough
 * @returns the reason if it is no listing
 */
export function readJobPosting(posting: Fields, now: Date): FoundListing | string {
  const ends = readDate(posting['validThrough'])
  if (ends && ends < now) return `it was open until ${ends.toISOString().slice(0, 10)} only`
  return makeListing({
    id: textOf(posting['identifier'] && identifierOf(posting['identifier'])) || textOf(posting['@id']),
    url: textOf(posting['url'] ?? posting['mainEntityOfPage'] ?? posting['@id']),
    title: textOf(posting['title'] ?? posting['name']),
    typeText: typeOf(posting['employmentType']),
    salaryText: salaryOf(
      posting['baseSalary'] ?? posting['estimatedSalary'],
      textOf(posting['salaryCurrency']),
    ),
    hoursText: textOf(posting['workHours']),
    description: textOf(posting['description']),
    skills: readSkills(posting['skills']),
    employer: readEmployer(posting['hiringOrganization'], ''),
    date: posting['datePosted'],
  })
}

/** A PropertyValue's value is the id; its name says whose id it is. */
function identifierOf(identifier: unknown): unknown {
  const isObject = typeof identifier === 'object' && identifier !== null
  return isObject && 'value' in identifier ? identifier.value : identifier
}

const types: Readonly<Record<string, string>> = {
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Contract',
  PER_DIEM: 'Gig',
}

/** Full time and part time together are 'Any'. */
function typeOf(employmentType: unknown): string {
  const given = [employmentType]
    .flat()
    .map(textOf)
    .filter((text) => text !== '')
  if (given.length !== 1) return 'Any'
  const [only = ''] = given
  return types[only.toUpperCase().replaceAll(/[- ]/gu, '_')] ?? only.replaceAll('_', ' ')
}

/** In words for the pay reader: 'PHP 30000 - 45000 per month'. */
function salaryOf(salary: unknown, currencyBeside: string): string {
  const first = Array.isArray(salary) ? salary[0] : salary
  if (typeof first !== 'object' || first === null) {
    const text = textOf(first)
    return text !== '' && /^[\d.,]+$/u.test(text) ? `${currencyBeside} ${text}`.trim() : text
  }
  const outer = first as Fields
  const inner = (
    typeof outer['value'] === 'object' && outer['value'] !== null ? outer['value'] : outer
  ) as Fields
  const currency = textOf(outer['currency'] ?? inner['currency']) || currencyBeside
  const [from, to] = [inner['minValue'], inner['maxValue']].map(textOf)
  const exact = textOf(inner['value'])
  const amount =
    from && to && from !== to
      ? `${from} - ${to}`
      : exact || (from && !to ? `from ${from}` : to && !from ? `up to ${to}` : from)
  if (!amount) return ''
  const unit = textOf(inner['unitText'] ?? outer['unitText']).toLowerCase()
  return `${currency} ${amount}${unit === '' ? '' : ` per ${unit}`}`.trim()
}
