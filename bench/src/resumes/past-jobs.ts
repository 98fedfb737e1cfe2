import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { extractLines } from '@hanap/server/resume-reader/files/extract-lines'
import { plainItem, type ResumeLabel } from './labels.ts'
import { factsOf, type Hits, type ReadResume } from './measure.ts'

/** Months as '2014-06', '2014' or 'now'; a title only if labelled. */
export type CountedJob = { start: string; end: string; title?: string }

/** `titled`: found with a title. */
export type JobsOfFile = {
  label: ResumeLabel
  hits: Hits
  titled: number
  missed: string[]
  vain: string[]
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?'
const written = `(?:${month}[\\s,'’-]*(?:19|20)?\\d\\d\\b|\\d\\d?/(?:\\d\\d?/)?(?:19|20)\\d\\d|(?:19|20)\\d\\d)`
const range = new RegExp(
  `(?<![\\w/])(${written})\\s*(?:to|until|thru|through|[-–—])?\\s*(${written}|present|current|now)\\b`,
  'giu',
)
const aboutWork = /experience|history|employment/iu

/**
 * Ranges of dates in sections about work, by the labelled headings. Bare years after a lower-case word are part of a
 * sentence.
 */
export function jobsByRule(lines: readonly string[], sections: readonly string[]): CountedJob[] {
  const headings = new Set(sections.map(plainItem))
  const within: string[] = []
  let isWork = false
  for (const line of lines) {
    const isOwnWords = /^(?:\p{Lu}\S*\s+){1,4}Experience$/u.test(line)
    if (headings.has(plainItem(line)) || isOwnWords) isWork = aboutWork.test(line)
    else if (isWork) within.push(line)
  }
  const text = within.join(' ')
  return [...text.matchAll(range)].flatMap(({ 1: start = '', 2: end = '', index }) => {
    const isBare = /^\d{4}$/u.test(start) && !/[a-z/]/iu.test(end)
    const isMentioned = isBare && /(?:^|\s)\p{Ll}\S*[\s(]+$/u.test(text.slice(Math.max(0, index - 40), index))
    return isMentioned ? [] : [{ start: monthOf(start), end: monthOf(end) }]
  })
}

/** '2014-06', '2014' or 'now'. Of three numbers the first is the day if the year is last. */
export function monthOf(date: string): string {
  const plain = date.toLowerCase().trim()
  const year = /(?:19|20)\d\d/u.exec(plain)?.[0] ?? /\d\d$/u.exec(plain)?.[0]
  if (year === undefined) return 'now'
  const full = year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`
  const name = monthNames.indexOf(/[a-z]{3}/u.exec(plain)?.[0] ?? '') + 1
  const numbers = plain.replace(year, '').match(/\d\d?/gu)?.map(Number) ?? []
  const isDayFirst = numbers.length > 1 && plain.endsWith(year) && (numbers[0] ?? 0) <= 31
  const number = name > 0 ? name : (numbers[isDayFirst ? 1 : 0] ?? 0)
  return number > 0 ? `${full}-${String(number).padStart(2, '0')}` : full
}

/** Labelled, or counted by the rule; a Word document has those of its PDF. */
export async function countJobs(resumes: readonly ReadResume[]): Promise<JobsOfFile[]> {
  const counted: JobsOfFile[] = []
  for (const resume of resumes) {
    const { label } = resume
    const jobs = label.jobs ?? (label.sections && jobsByRule(await linesOf(label), label.sections))
    if (jobs && jobs.length > 0) counted.push({ label, ...compareJobs(resume, jobs) })
  }
  return counted
}

async function linesOf({ path, twin }: ResumeLabel): Promise<string[]> {
  const file = twin ?? path
  const type = extname(file).slice(1).toLowerCase() as 'pdf' | 'docx' | 'doc'
  const answer = await extractLines({ bytes: new Uint8Array(readFileSync(file)), type })
  return 'lines' in answer ? answer.lines.map(({ text }) => text.replaceAll('\t', ' ')) : []
}

/** Matches months, and the title if labelled; each counts once. */
function compareJobs(resume: ReadResume, jobs: readonly CountedJob[]): Omit<JobsOfFile, 'label'> {
  const read = (factsOf(resume)?.past_jobs ?? []).map((job) => ({
    ...job,
    start: monthOf(job.start),
    end: monthOf(job.end),
  }))
  const left = [...read]
  let titled = 0
  const missed = jobs.filter((job) => {
    const place = left.findIndex((one) => isSameJob(one, job))
    if (place >= 0 && left.splice(place, 1)[0]?.title !== '') titled += 1
    return place < 0
  })
  const nameOf = ({ start, end, title = '' }: CountedJob) => `${title} ${start} to ${end}`.trim()
  const right = jobs.length - missed.length
  return {
    hits: { right, wrong: left.length, missed: missed.length },
    titled,
    missed: missed.map(nameOf),
    vain: left.map(nameOf),
  }
}

function isSameJob(read: CountedJob, job: CountedJob): boolean {
  const isSameTime = read.start === job.start && read.end === job.end
  return isSameTime && (job.title === undefined || plainItem(job.title) === plainItem(read.title ?? ''))
}
