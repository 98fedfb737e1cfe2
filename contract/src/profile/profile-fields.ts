import * as z from 'zod/mini'
import * as profileSays from '../says/profile.ts'
import { isOneLine, isVisible } from '../text/text.ts'
import { atMost, oneLine, plainText } from '../wire/text-fields.ts'

export const profileTexts = {
  titleRequired: 'Professional title is required',
  experienceRequired: 'Years of experience is required',
  locationRequired: 'Location is required',
  workOptionRequired: 'Please select at least one work option',
  resumeUrl: 'Please enter a valid URL for your online resume',
  skillRequired: 'At least one skill is required',
  projectRequired: 'Please add at least one project',
  projectTitleRequired: 'Project title is required',
  projectDescriptionRequired: 'Project description is required',
  projectUrl: 'Please enter a valid project URL',
  website: 'Please enter a valid website URL',
  linkedin: 'Please enter a valid LinkedIn URL',
  github: 'Please enter a valid GitHub URL',
  jobTypeRequired: 'Please select at least one job type',
  salaryMinRequired: 'Minimum salary is required',
  salaryMaxRequired: 'Maximum salary is required',
  salaryOrder: 'Minimum salary cannot be greater than maximum salary',
  salaryNumber: 'Please enter a whole amount in dollars, from 0 to 10,000,000',
  customAvailabilityRequired: 'Please specify your custom availability',
  resumeUnknown: 'Please choose one of your resumes',
} as const

export const popularSkills = [
  'JavaScript',
  'React',
  'Python',
  'Node.js',
  'SQL',
  'Project Management',
  'Marketing',
  'Sales',
  'Data Analysis',
  'UX/UI Design',
  'Communication',
  'Leadership',
] as const

export const profileLimits = {
  line: 120,
  about: 5000,
  url: 500,
  skill: 80,
  skills: 100,
  projects: 20,
  projectDescription: 2000,
  /** Of education, and of past jobs. */
  entries: 40,
  entryText: 300,
  entrySummary: 4000,
  /** Dollars a year. */
  salary: 10_000_000,
} as const

const text = z.string({ error: profileSays.writeText })

/** One line, trimmed; may be empty. */
export const lineField = text.check(
  z.trim(),
  oneLine,
  atMost(profileLimits.line),
  z.overwrite((value) => (isVisible(value) ? value : '')),
)
/** Lines, trimmed; may be empty. */
export const textField = (count: number) => text.check(z.trim(), plainText, atMost(count))

/**
 * Only http(s) addresses with a host may become links. A name before the host (https://bank.com@elsewhere.com) would
 * hide where it leads.
 */
export function isWebAddress(value: string): boolean {
  // Some browsers accept a blank within a host.
  if (!/^https?:\/\/[^\s/\\?#]+([/?#]|$)/i.test(value) || !isOneLine(value)) return false
  try {
    const { protocol, hostname, username, password } = new URL(value)
    return (protocol === 'http:' || protocol === 'https:') && hostname !== '' && username + password === ''
  } catch {
    return false
  }
}

/** May be empty. */
export const addressField = (error: string) =>
  text.check(
    z.trim(),
    z.maxLength(profileLimits.url, { error, abort: true }),
    z.refine((value) => value === '' || isWebAddress(value), { error }),
  )

/** Drops empty skills and those that differ only in case or blanks. The first spelling stays. */
export function cleanSkills(skills: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const skill of skills) {
    const key = skill.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase()
    if (isVisible(key) && !kept.has(key)) kept.set(key, skill.trim())
  }
  return [...kept.values()]
}
