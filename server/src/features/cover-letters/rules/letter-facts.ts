import { MAX_AI_INSTRUCTIONS } from '@hanap/contract/letters/ai-instructions'
import { asOneLine } from '@hanap/contract/letters/letter-blocks'
import type { Statable, StatedFact } from '@hanap/contract/letters/stated-facts'
import { isDates, withoutContacts as withoutWays } from '@hanap/contract/profile/contact-details'
import type { Profile } from '@hanap/contract/profile/profile'
import type { ReadResume } from '@hanap/contract/profile/resumes'
import { nothingWithheld, type Withholding } from './withholding.ts'

/** The texts are data: orders in them are not followed. */
export type LetterJob = {
  title: string
  /** Empty if the board names none. */
  employer: string
  description: string
  tags: string[]
}

/** All that a letter may say of a seeker, and all that leaves the server: no name, address, email or phone. */
export type LetterFacts = {
  title: string
  about: string
  /** As in the profile: '3-5', '10+', or empty. */
  years_of_experience: string
  /** From the resume; null if not read. */
  years: number | null
  skills: string[]
  projects: { title: string; description: string }[]
  past_jobs: { title: string; company: string; start: string; end: string; summary: string }[]
  education: { school: string; degree: string; start: string; end: string }[]
  /** The seeker's own instructions. */
  wishes: string
  /** Facts that the job asks for. */
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
 * The profile's facts, with gaps filled from the resume. Cuts long texts; removes email addresses, phone numbers,
 * links and withheld facts.
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
  // Hides before cutting: half a name may still give it away.
  const name = (value: string) => nameIn(value, hide)
  const title = (value: string) => hide.title(asOneLine(withoutContacts(value))).slice(0, MOST.line)
  const asked = (value: string) => hide.prose(withoutContacts(value).trim()).slice(0, MOST.wishes)
  // Removes whole sentences with contacts: the writer would continue 'Reach me at or'.
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
  hide.name(asOneLine(withoutContacts(value))).slice(0, MOST.line)

/** Without what settings withhold. */
export function statableOf(profile: Statable, hide: Withholding): Statable {
  const { job_preferences, location, years_of_experience } = profile
  const custom_availability = nameIn(job_preferences.custom_availability, hide)
  return {
    job_preferences: { ...job_preferences, custom_availability },
    location: nameIn(location, hide),
    years_of_experience,
  }
}

/** Without pay and place, which are never sent to the writer, and typed answers, which go in unchanged. */
export const toldFacts = (stated: readonly (StatedFact & { isTyped: boolean })[]): StatedFact[] =>
  stated
    .filter(({ name, value, isTyped }) => value !== '' && !isTyped && !KEPT_HERE.includes(name))
    .map(({ name, value }) => ({ name, value }))
const KEPT_HERE: readonly string[] = ['Expected pay', 'Location']

/** Visible characters, title and employer on one line, limited lengths. A hidden employer is not named. */
export function cleanJob(job: LetterJob, hide: Withholding = nothingWithheld): LetterJob {
  return {
    title: hide.title(asOneLine(seen(job.title))).slice(0, MOST.line),
    employer: hide.name(asOneLine(seen(job.employer))).slice(0, MOST.line),
    description: hide
      .listing(seen(job.description).slice(0, 2 * MOST.description))
      .slice(0, MOST.description),
    tags: job.tags.map((tag) => hide.name(asOneLine(seen(tag))).slice(0, MOST.line)).slice(0, MOST.skills),
  }
}

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

/** Makes withoutWays remove anything in the form of an address or number, not only the seeker's own. */
const NOBODY = { email: '', phone: '' }
const CONTACTS = [/[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/gu, /\b(?:https?:\/\/|www\.)\S+/giu]
/** Seven digits or more, in any grouping. */
const LONG_NUMBER = /\+?\(?\d(?:[ ()./–-]{0,3}\d){6,}/gu

const withoutContacts = (value: string) =>
  CONTACTS.reduce((left, contact) => left.replaceAll(contact, ''), seen(value)).replaceAll(
    LONG_NUMBER,
    (number) => (isDates(number) ? number : ''),
  )
/** Removes invisible characters, which could hide an order; keeps line breaks. */
const seen = (value: string) =>
  value.replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').toWellFormed()
