import { placesInNames } from '@hanap/contract/jobs/employer-name-words'
import type { Profile } from '@hanap/contract/profile/profile'

export type PastJob = Profile['experience'][number]

const ONGOING =
  /\b(?:present|current(?:ly)?|now|today|ongoing|on-going|to date|kasalukuyan|hanggang ngayon)\b/iu
const YEAR = /(?<!\d)(?:((?:19|20)\d\d)|['’](\d\d))(?!\d)/u
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** True if the end is empty, says so ('Present'), is in the future, or has no year. In doubt it hides more. */
export function isCurrentJob({ end }: Pick<PastJob, 'end'>, now: Date): boolean {
  if (end.trim() === '' || ONGOING.test(end)) return true
  const [, full, short] = YEAR.exec(end) ?? []
  if (full === undefined && short === undefined) return true
  const year = full ? Number(full) : 2000 + Number(short) - (Number(short) >= 50 ? 100 : 0)
  if (year !== now.getUTCFullYear()) return year > now.getUTCFullYear()
  const month = MONTHS.indexOf(/\p{L}{3}/u.exec(end.toLowerCase())?.[0] ?? '')
  const numbered = Number(
    /^\D*(\d{1,2})[/.-]/u.exec(end)?.[1] ?? /(?:19|20)\d\d[/.-](\d{1,2})/u.exec(end)?.[1],
  )
  return Math.max(month, numbered ? numbered - 1 : -1) > now.getUTCMonth()
}

/** 'Team Lead at Acme', for an entry without a company. */
const IN_TITLE = /(?:\bat\b|\bsa\b|@)\s*(?<company>\S.*)$/iu

/** Words after a comma that are no company. */
const PARTS_OF_TITLES = new Set(
  `accounting admin administration billing compliance contract credit customer design development department dept engineering evening finance
  freelance full full-time graveyard hr human hybrid i ii iii information it junior legal level logistics maintenance management manager marketing
  mid night nights operations part part-time payroll procurement product purchasing qa quality recruitment regional relations remote research resources
  sales senior service services shift success supply support team technology time training warehouse wfh`.split(
    /\s+/u,
  ),
)
const SMALL = new Set(['and', 'the', 'of', 'for', 'in', 'to'])

/** Says yes in doubt: hiding more is safer. */
function mayBeCompany(part: string): boolean {
  const words = part.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []
  const isTitle = words.every((word) => PARTS_OF_TITLES.has(word) || SMALL.has(word))
  const isPlace = words.every((word) => placesInNames.has(word) || SMALL.has(word))
  return /\p{L}{2}/u.test(part) && !isTitle && !isPlace
}

/** 'Acme' in 'Team Lead at Acme' and in 'Team Lead, Acme, Makati'. */
function inTitle(title: string): string[] {
  const led = IN_TITLE.exec(title)?.groups?.['company']?.trim()
  return led
    ? [led]
    : title
        .split(',')
        .slice(1)
        .map((part) => part.trim())
        .filter(mayBeCompany)
}

export function currentEmployersOf(jobs: readonly PastJob[], now: Date): string[] {
  const companies = jobs
    .filter((job) => isCurrentJob(job, now))
    .flatMap(({ company, title }) => (company.trim() === '' ? inTitle(title) : [company.trim()]))
  return [...new Set(companies)]
}
