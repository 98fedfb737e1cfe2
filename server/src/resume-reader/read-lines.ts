import type { ResumeFacts } from '@hanap/contract/profile/resumes'
import { joinBrokenPeriods } from './dates/broken-periods.ts'
import { findPeriod } from './dates/periods.ts'
import { readEducation } from './education/education.ts'
import { dropFormLabels } from './europass.ts'
import { kindOfHeading } from './headings.ts'
import { rangeOfYears, readExperience } from './jobs/experience.ts'
import { findHeads } from './jobs/job-heads.ts'
import { hasRole } from './jobs/job-words.ts'
import { readPastJobs } from './jobs/past-jobs.ts'
import { returnStrayJobs } from './jobs/stray-jobs.ts'
import type { Line } from './line.ts'
import { findEmail } from './person/contact.ts'
import { readLocation } from './person/location.ts'
import { readTitle } from './person/title.ts'
import { calmTitle } from './person/title-case.ts'
import { type Section, splitSections } from './sections.ts'
import { readWrittenSkills } from './written-skills.ts'

/**
 * @param lines in reading order
 * @param now the end of ongoing jobs
 */
export function readLines(lines: readonly Line[], now: Date): ResumeFacts {
  const sections = returnStrayJobs(splitSections(joinBrokenPeriods(dropFormLabels(lines))), now)
  const of = (...kinds: string[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap((section) => section.lines)
  const jobs = readPastJobs(workLines(sections, now), now)
  const address = lines.map(({ text }) => findEmail(text)).find((found) => found !== undefined)
  const experience = readExperience(
    of('top', 'summary', 'highlights'),
    jobs.map(({ period }) => period),
  )
  return {
    title: calmTitle(readTitle(sections, jobs, address)),
    skills: readWrittenSkills(sections),
    experience,
    years_of_experience: rangeOfYears(experience),
    location: readLocation(sections),
    education: readEducation(of('education'), now),
    past_jobs: jobs.map(({ title, company, period, summary }) => {
      return { title: calmTitle(title), company, start: period.start, end: period.end, summary }
    }),
  }
}

/**
 * By heading; else unknown sections with periods; else those above the first heading, from the first bold title with
 * a period on.
 */
function workLines(sections: readonly Section[], now: Date): Line[] {
  const linesOf = (belongs: (section: Section) => boolean) =>
    sections.filter(belongs).flatMap(({ lines }) => lines)
  const named = sections.filter(({ kind }) => kind === 'experience')
  if (named.length > 0) return named.flatMap(({ lines }) => lines)
  const unknown = linesOf(({ kind, heading }) => kind === 'other' && !kindOfHeading(heading))
  if (unknown.some(({ text }) => findPeriod(text, now))) return unknown
  const top = linesOf(({ kind }) => kind === 'top')
  const starts = findHeads(top, now).flatMap(({ index }) => [index, index - 1, index - 2])
  const first = starts.find((place) => top[place]?.isMarked && hasRole(top[place].text))
  return first === undefined ? [] : top.slice(first)
}
