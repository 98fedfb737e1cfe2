/** One invented resume: what it says, how it is laid out, and what a person would read out of it. */
export type Resume = {
  /** File name without folder; the ending decides how it is rendered. */
  file: string
  /** The layout in a few words, for the table of the bench. */
  kind: string
  layout: Layout
  look?: Look
  name: string
  /** The title as written under the name, '' where the resume has none. */
  title: string
  /** Where there is no title: what a person would still accept as one. */
  acceptable_titles?: string[]
  email: string
  phone?: string
  location: string
  links?: string[]
  /** Years of experience as the text states them; left out, they are counted from the dates of the jobs. */
  years?: number | null
  sections: Section[]
}

type Layout = 'single' | 'centred' | 'side-left' | 'side-right' | 'side-name' | 'table' | 'bar' | 'europass'

type Look = {
  font?: string
  size?: string
  accent?: string
  capitals?: boolean
  header?: 'name' | 'title' | 'contact' | 'one-line' | 'labelled'
  /** What stands between the parts of the contact line; '' puts each on its own line. */
  separator?: string
  jobs?: JobStyle
  schools?: 'degree' | 'school' | 'line' | 'dates'
  css?: string
}

type JobStyle = 'title' | 'company' | 'line' | 'dates' | 'dash' | 'at' | 'table'

export type Section = {
  heading: string
  /** Stands in the side column. */
  side?: boolean
  text?: string[]
  list?: string[]
  skills?: Skills
  jobs?: Job[]
  schools?: School[]
}

type SkillStyle =
  | 'commas'
  | 'semicolons'
  | 'pipes'
  | 'slashes'
  | 'dots'
  | 'bullets'
  | 'columns'
  | 'stacked'
  | 'chips'
  | 'bars'
  | 'grouped'
  | 'grouped-bullets'

type Skills = { as: SkillStyle; items?: string[]; groups?: [name: string, items: string[]][] }

export type Job = {
  title: string
  company: string
  place?: string
  /** As written. */
  dates: string
  /** 'YYYY-MM', 'YYYY', or '' where not written. */
  start: string
  /** As `start`, or 'present'. */
  end: string
  points?: string[]
  text?: string
}

export type School = { degree: string; school: string; dates?: string; notes?: string }

/** The day on which 'present' is counted to, so that labels stay the same. */
const asOf = { year: 2026, month: 11 }

/** What stands in labels.json for one resume. */
export function labelOf(resume: Resume) {
  const jobs = resume.sections.flatMap((section) => section.jobs ?? [])
  const counted = yearsOf(jobs)
  return {
    file: resume.file,
    kind: resume.kind,
    name: resume.name,
    email: resume.email,
    title: resume.title,
    ...(resume.acceptable_titles ? { acceptable_titles: resume.acceptable_titles } : {}),
    location: resume.location,
    years_of_experience: resume.years === undefined ? counted : resume.years,
    years_from:
      resume.years === undefined
        ? counted === null
          ? null
          : 'dates'
        : resume.years === null
          ? null
          : 'text',
    skills: resume.sections.flatMap((section) => skillItems(section.skills)),
    education: resume.sections
      .flatMap((section) => section.schools ?? [])
      .map((entry) => [entry.degree, entry.school].filter(Boolean).join(', ')),
    past_jobs: jobs.map(({ title, company, start, end }) => ({ title, company, start, end })),
  }
}

function skillItems(skills: Skills | undefined): string[] {
  return [...(skills?.items ?? []), ...(skills?.groups ?? []).flatMap(([, items]) => items)]
}

/** Years covered by at least one job, to one decimal; null where no job has dates. */
function yearsOf(jobs: Job[]): number | null {
  const months = new Set<number>()
  for (const job of jobs) {
    const from = monthNumber(job.start, false)
    const to = monthNumber(job.end, true)
    if (from === null || to === null) continue
    for (let month = from; month <= to; month += 1) months.add(month)
  }
  return months.size === 0 ? null : Math.round((months.size / 12) * 10) / 10
}

/** A year alone means its January; as an end it means the December before, so that 2017 to 2021 is four years. */
function monthNumber(date: string, isEnd: boolean): number | null {
  if (date === 'present') return asOf.year * 12 + asOf.month
  const [year, month] = date.split('-').map(Number)
  if (!year) return null
  return year * 12 + (month ?? (isEnd ? 0 : 1))
}
