import { readDate } from './file-dates.ts'
import { makeListing, readEmployer, readSkills, textOf } from './file-records.ts'
import type { FoundListing } from './listing-version.ts'

type Fields = Readonly<Record<string, unknown>>

/** Whether a JSON value is a schema.org JobPosting. */
export function isJobPosting(value: Fields): boolean {
  const types = [value['@type']].flat().map(textOf)
  return types.some((type) => /(?:^|[/:#])JobPosting$/u.test(type))
}

/**
 * Reads a schema.org JobPosting as search engines want it (https://schema.org/JobPosting).
 * @param now a posting whose validThrough is past is no open listing
 * @returns a reason instead where it is no listing
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

/** FULL_TIME and the like; a posting that offers full time as well as part time is 'Any'. */
function typeOf(employmentType: unknown): string {
  const given = [employmentType]
    .flat()
    .map(textOf)
    .filter((text) => text !== '')
  if (given.length !== 1) return 'Any'
  const [only = ''] = given
  return types[only.toUpperCase().replaceAll(/[- ]/gu, '_')] ?? only.replaceAll('_', ' ')
}

/** A MonetaryAmount in the words an employer would use, which the pay reader reads: 'PHP 30000 - 45000 per month'. */
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
