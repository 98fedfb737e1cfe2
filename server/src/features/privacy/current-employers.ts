import type { Profile } from '@hanap/contract/profile'

export type PastJob = Profile['experience'][number]

const ONGOING =
  /\b(?:present|current(?:ly)?|now|today|ongoing|on-going|to date|kasalukuyan|hanggang ngayon)\b/iu
const YEAR = /(?<!\d)(?:((?:19|20)\d\d)|['’](\d\d))(?!\d)/u
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Whether somebody is still there: it has no end, or one that says so ('Present'), that lies ahead, or that names no year.
 * Of two wrong answers this takes the one that hides more.
 */
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

/** 'Team Lead at Acme' of an entry that names its company nowhere else. */
const IN_TITLE = /(?:\bat\b|\bsa\b|@)\s*(?<company>\S.*)$/iu

/** Where somebody works now, each company as written. */
export function currentEmployersOf(jobs: readonly PastJob[], now: Date): string[] {
  const companies = jobs
    .filter((job) => isCurrentJob(job, now))
    .map(({ company, title }) => company.trim() || (IN_TITLE.exec(title)?.groups?.['company']?.trim() ?? ''))
  return [...new Set(companies.filter(Boolean))]
}
