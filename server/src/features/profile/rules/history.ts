import { isDeepStrictEqual } from 'node:util'
import type { Profile, ProfileChanges } from '@hanap/contract/profile/profile'
import { profileLimits } from '@hanap/contract/profile/profile-fields'
import type { ResumeFacts } from '@hanap/contract/profile/resumes'
import { withoutControls } from '@hanap/contract/text/text'
import type { ProfileColumns } from '../store.ts'

type Lists = Pick<ResumeFacts, 'education' | 'past_jobs'>
type HistoryColumns = Pick<ProfileColumns, keyof Lists | 'education_resume_id' | 'past_jobs_resume_id'>

/** `lists` is null if the resume has nothing usable. */
export type ReadHistory = { resume: number; lists: Lists | null }

/**
 * A list the seeker changes is theirs. Another list follows the resume: filled when empty, and again when another
 * resume had filled it.
 * @param read from this save's resume, if readable
 */
export function historyColumns(
  { education, experience }: Pick<ProfileChanges, 'education' | 'experience'>,
  before: HistoryColumns,
  read: ReadHistory | null,
): Partial<HistoryColumns> {
  const schools = nextList({
    given: education,
    held: before.education,
    source: before.education_resume_id,
    read: read && { ...read, list: read.lists && fitEducation(read.lists.education) },
  })
  const jobs = nextList({
    given: experience,
    held: before.past_jobs,
    source: before.past_jobs_resume_id,
    read: read && { ...read, list: read.lists && fitJobs(read.lists.past_jobs) },
  })
  return {
    ...(schools && { education: schools.list, education_resume_id: schools.source }),
    ...(jobs && { past_jobs: jobs.list, past_jobs_resume_id: jobs.source }),
  }
}

/** Whether this resume could fill any list. */
export const wantsHistory = (before: HistoryColumns, resume: number) =>
  mayFill(before.education, before.education_resume_id, resume) ||
  mayFill(before.past_jobs, before.past_jobs_resume_id, resume)

export const fromResumeOf = (row: HistoryColumns): Profile['from_resume'] => ({
  education: row.education.length > 0 && row.education_resume_id !== null,
  experience: row.past_jobs.length > 0 && row.past_jobs_resume_id !== null,
})

// A list emptied by hand is filled again only by another resume.
const mayFill = (held: readonly unknown[], source: number | null, resume: number) =>
  source === null ? held.length === 0 : source !== resume

type Next<Entry> = { list: Entry[]; source: number | null }

/** Undefined if unchanged. */
function nextList<Entry>(of: {
  given: Entry[] | undefined
  held: Entry[]
  source: number | null
  read: { resume: number; list: Entry[] | null } | null
}): Next<Entry> | undefined {
  const { given, held, source, read } = of
  if (given?.length === 0) return { list: [], source }
  // Sending the whole profile back changes nothing.
  if (given && !isDeepStrictEqual(given, held)) return { list: given, source: null }
  if (!read || !mayFill(held, source, read.resume)) return undefined
  return read.list ? { list: read.list, source: read.resume } : { list: [], source: null }
}

// Cuts to the form's limits, so that the seeker can save the profile unchanged.
const fit = (text: string, most: number = profileLimits.entryText) =>
  withoutControls(text).trim().slice(0, most).trim().toWellFormed()

const fitEducation = (entries: Lists['education']) =>
  entries.slice(0, profileLimits.entries).map(({ school, degree, start, end }) => ({
    school: fit(school),
    degree: fit(degree),
    start: fit(start),
    end: fit(end),
  }))

const fitJobs = (entries: Lists['past_jobs']) =>
  entries.slice(0, profileLimits.entries).map(({ title, company, start, end, summary }) => ({
    title: fit(title),
    company: fit(company),
    start: fit(start),
    end: fit(end),
    summary: fit(summary, profileLimits.entrySummary),
  }))
