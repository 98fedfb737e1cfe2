import type { ResumeFacts } from '@hanap/contract/resumes'
import { findEmail } from './contact.ts'
import { readEducation } from './education.ts'
import { dropFormLabels } from './europass.ts'
import { rangeOfYears, readExperience } from './experience.ts'
import type { Line } from './line.ts'
import { readLocation } from './location.ts'
import { readPastJobs } from './past-jobs.ts'
import { splitSections } from './sections.ts'
import { readTitle } from './title.ts'
import { readWrittenSkills } from './written-skills.ts'

/**
 * What a resume says of somebody, as far as it says it.
 * @param lines in reading order
 * @param now where the jobs that go on are counted up to
 */
export function readLines(lines: readonly Line[], now: Date): ResumeFacts {
  const sections = splitSections(dropFormLabels(lines))
  const of = (...kinds: string[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap((section) => section.lines)
  const jobs = readPastJobs(of('experience'), now)
  const address = lines.map(({ text }) => findEmail(text)).find((found) => found !== undefined)
  const experience = readExperience(
    of('top', 'summary'),
    jobs.map(({ period }) => period),
  )
  return {
    title: readTitle(sections, jobs, address),
    skills: readWrittenSkills(sections),
    experience,
    years_of_experience: rangeOfYears(experience),
    location: readLocation(sections),
    education: readEducation(of('education'), now),
    past_jobs: jobs.map(({ title, company, period, summary }) => {
      return { title, company, start: period.start, end: period.end, summary }
    }),
  }
}
