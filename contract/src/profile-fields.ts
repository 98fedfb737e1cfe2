import * as z from 'zod/mini'
import { isPlainText } from './text.ts'
import { oneLine, plainText } from './text-fields.ts'

/** The texts of the onboarding and profile forms, verbatim from the specification where it has them. */
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
  salaryNumber: 'Please enter a whole amount in dollars, 0 or more',
  customAvailabilityRequired: 'Please specify your custom availability',
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

/** How much a profile may hold. */
export const profileLimits = {
  line: 120,
  about: 5000,
  url: 500,
  skill: 80,
  skills: 100,
  projects: 20,
  projectDescription: 2000,
  /** Dollars a year. */
  salary: 10_000_000,
} as const

const atMost = (count: number) => z.maxLength(count, { error: `Please use at most ${count} characters` })
const text = z.string({ error: 'Please write this as text.' })

/** One line, trimmed; may be empty. */
export const lineField = text.check(z.trim(), oneLine, atMost(profileLimits.line))
/** Lines of text, trimmed; may be empty. */
export const textField = (count: number) => text.check(z.trim(), plainText, atMost(count))

/** Whether a text is an http or https address with a host; nothing else may become a link on a page. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(value) || !isPlainText(value)) return false
  try {
    const { protocol, hostname } = new URL(value)
    return (protocol === 'http:' || protocol === 'https:') && hostname !== ''
  } catch {
    return false
  }
}

/** An http(s) address, or empty. @param error the text of a wrong one */
export const addressField = (error: string) =>
  text.check(
    z.trim(),
    z.maxLength(profileLimits.url, { error, abort: true }),
    z.refine((value) => value === '' || isWebAddress(value), { error }),
  )

/**
 * Skills as a person wrote them: trimmed, empty ones left out, and each once whatever its case. The first spelling
 * stays.
 */
export function cleanSkills(skills: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const skill of skills) {
    const trimmed = skill.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
    const key = trimmed.toLowerCase()
    if (key !== '' && !kept.has(key)) kept.set(key, trimmed)
  }
  return [...kept.values()]
}
