import { MAX_AI_INSTRUCTIONS } from '@hanap/contract/letters/ai-instructions'
import type { Statable, StatedFact } from '@hanap/contract/letters/stated-facts'
import { withoutContacts as withoutWays } from '@hanap/contract/profile/contact-details'
import type { Profile } from '@hanap/contract/profile/profile'
import type { ReadResume } from '@hanap/contract/profile/resumes'
import { nothingWithheld, type Withholding } from './withholding.ts'

/** The listing a letter is for. Its texts are data: whatever they ask for is asked of nobody here. */
export type LetterJob = {
  title: string
  /** Empty where the board does not name one. */
  employer: string
  description: string
  tags: string[]
}

/** What a letter may say of a seeker, and all that leaves this machine of them: no name, address, e-mail or phone. */
export type LetterFacts = {
  title: string
  about: string
  /** As the profile has it: '3-5', '10+', or empty. */
  years_of_experience: string
  /** Whole years, as a resume says; null where none was read. */
  years: number | null
  skills: string[]
  projects: { title: string; description: string }[]
  past_jobs: { title: string; company: string; start: string; end: string; summary: string }[]
  education: { school: string; degree: string; start: string; end: string }[]
  /** The seeker's own words for this letter: how it should be, and what it should say. */
  wishes: string
  /** What the job asks to be told, as it will stand below the letter. */
  stated?: readonly StatedFact[]
}

const MOST = {
  skills: 40,
  projects: 8,
  past_jobs: 10,
  education: 6,
  text: 1500,
  wishes: MAX_AI_INSTRUCTIONS,
  line: 200,
  description: 8000,
}

/**
 * A seeker's facts for a letter: the profile's, and gaps filled from the chosen resume. Texts are cut; email addresses,
 * phone numbers, links and withheld facts are left out.
 */
export function factsOf(
  profile: Profile,
  resume: ReadResume | null,
  wishes: string,
  hide: Withholding = nothingWithheld,
): LetterFacts {
  const pastJobs = resume?.past_jobs.length ? resume.past_jobs : profile.experience
  const education = resume?.education.length ? resume.education : profile.education
  const skills = [...new Set([...profile.skills, ...(resume?.skills ?? [])])]
  // Hidden before it is cut: half a name may tell as much as a whole one.
  const name = (value: string) => nameIn(value, hide)
  const title = (value: string) => hide.title(oneLine(withoutContacts(value))).slice(0, MOST.line)
  const asked = (value: string) => hide.prose(withoutContacts(value).trim()).slice(0, MOST.wishes)
  // Of prose the whole sentence goes that says how to reach her: 'Reach me at  or' would be written on.
  const prose = (value: string) =>
    hide.prose(withoutContacts(withoutWays(seen(value), NOBODY)).trim()).slice(0, MOST.text)
  return {
    title: title(profile.title) || title(resume?.title ?? ''),
    about: prose(profile.about),
    years_of_experience: profile.years_of_experience || (resume?.years_of_experience ?? ''),
    years: typeof resume?.experience === 'number' ? Math.floor(resume.experience) : null,
    skills: skills.map(name).filter(Boolean).slice(0, MOST.skills),
    projects: profile.projects
      .slice(0, MOST.projects)
      .map((one) => ({ title: title(one.title), description: prose(one.description) })),
    past_jobs: pastJobs.slice(0, MOST.past_jobs).map((one) => ({
      title: title(one.title),
      company: name(one.company),
      start: name(one.start),
      end: name(one.end),
      summary: prose(one.summary),
    })),
    education: education.slice(0, MOST.education).map((one) => ({
      school: name(one.school),
      degree: title(one.degree),
      start: name(one.start),
      end: name(one.end),
    })),
    wishes: asked(wishes),
  }
}

const nameIn = (value: string, hide: Withholding) =>
  hide.name(oneLine(withoutContacts(value))).slice(0, MOST.line)

/** What a profile can state where a job asks for it, without what settings withhold. */
export function statableOf(profile: Statable, hide: Withholding): Statable {
  const { job_preferences, location, years_of_experience } = profile
  const custom_availability = nameIn(job_preferences.custom_availability, hide)
  return {
    job_preferences: { ...job_preferences, custom_availability },
    location: nameIn(location, hide),
    years_of_experience,
  }
}

/** Pay and place leave this machine with no letter, and what was typed goes in as it is. */
export const toldFacts = (stated: readonly (StatedFact & { isTyped: boolean })[]): StatedFact[] =>
  stated
    .filter(({ name, value, isTyped }) => value !== '' && !isTyped && !KEPT_HERE.includes(name))
    .map(({ name, value }) => ({ name, value }))
const KEPT_HERE: readonly string[] = ['Expected pay', 'Location']

/**
 * A job as a letter uses it: visible characters, title and employer on one line, bounded. An employer the seeker hides
 * is not named.
 */
export function cleanJob(job: LetterJob, hide: Withholding = nothingWithheld): LetterJob {
  return {
    title: hide.title(oneLine(seen(job.title))).slice(0, MOST.line),
    employer: hide.name(oneLine(seen(job.employer))).slice(0, MOST.line),
    description: hide
      .listing(seen(job.description).slice(0, 2 * MOST.description))
      .slice(0, MOST.description),
    tags: job.tags.map((tag) => hide.name(oneLine(seen(tag))).slice(0, MOST.line)).slice(0, MOST.skills),
  }
}

/** Everything the facts say, as one text to look things up in. */
export function textOfFacts(facts: LetterFacts): string {
  return [
    facts.title,
    facts.about,
    facts.years_of_experience,
    ...facts.skills,
    ...facts.projects.flatMap((one) => Object.values(one)),
    ...facts.past_jobs.flatMap((one) => Object.values(one)),
    ...facts.education.flatMap((one) => Object.values(one)),
    facts.wishes,
    ...(facts.stated ?? []).map(({ value }) => value),
  ].join('\n')
}

/** Whose own address and number are asked of nobody: what has the form of one goes, whoever it is. */
const NOBODY = { email: '', phone: '' }
const CONTACTS = [/[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/gu, /\b(?:https?:\/\/|www\.)\S+/giu]
/** Seven digits or more, however they are grouped. */
const LONG_NUMBER = /\+?\(?\d(?:[ ()./–-]{0,3}\d){6,}/gu
const YEAR_OR_LESS = /^(?:(?:19|20)\d\d|\d{1,2})$/u

/** '2019 - 2024' and '03/2019 - 2021' are no phone numbers. */
const isDates = (number: string) => {
  const groups = number.match(/\d+/gu) ?? []
  return groups.every((group) => YEAR_OR_LESS.test(group)) && groups.some((group) => group.length === 4)
}

const withoutContacts = (value: string) =>
  CONTACTS.reduce((left, contact) => left.replaceAll(contact, ''), seen(value)).replaceAll(
    LONG_NUMBER,
    (number) => (isDates(number) ? number : ''),
  )
/** Without what no reader sees: an order could be hidden in it. Lines stay lines. */
const seen = (value: string) =>
  value.replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').toWellFormed()
const oneLine = (value: string) => value.replaceAll(/\s+/gu, ' ').trim()
