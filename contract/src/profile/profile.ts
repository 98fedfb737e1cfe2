import * as z from 'zod/mini'
import * as profileSays from '../says/profile.ts'
import * as siteSays from '../says/site.ts'
import { endpoint } from '../wire/endpoint.ts'
import { listField, oneOf, orJson, wholeAmount, yesOrNo } from '../wire/form-values.ts'
import { timeSchema } from '../wire/wire.ts'
import { addressField, lineField, profileLimits, profileTexts, textField } from './profile-fields.ts'
import {
  educationField,
  onboardingStep,
  pastJobsField,
  projectsField,
  resumeChoice,
  skillsField,
} from './profile-form.ts'
import { readProfileSpellings } from './profile-spellings.ts'
import {
  educationSchema,
  experienceRanges,
  experienceSchema,
  pastJobSchema,
  RESUME_MAX_BYTES,
  resumeTexts,
  resumeTypes,
} from './resumes.ts'

export const jobTypes = ['full-time', 'part-time', 'contract', 'freelance', 'internship'] as const
export const workArrangements = ['on-site', 'remote', 'hybrid', 'flexible'] as const
export const availabilities = ['immediately', '2-weeks', '1-month', 'custom'] as const

export const jobPreferencesSchema = z.object({
  job_types: z.array(z.enum(jobTypes)),
  /** Dollars a year. */
  salary_min: z.nullable(z.number()),
  salary_max: z.nullable(z.number()),
  work_arrangement: z.enum(workArrangements),
  availability: z.enum(availabilities),
  custom_availability: z.string(),
})
export type JobPreferences = z.output<typeof jobPreferencesSchema>

export const noJobPreferences: JobPreferences = {
  job_types: [],
  salary_min: null,
  salary_max: null,
  work_arrangement: 'flexible',
  availability: 'immediately',
  custom_availability: '',
}

/** Whether any differs from a new profile's. */
export function hasJobPreferences(given: JobPreferences): boolean {
  return (
    given.job_types.length > 0 ||
    given.salary_min !== null ||
    given.salary_max !== null ||
    given.work_arrangement !== noJobPreferences.work_arrangement ||
    given.availability !== noJobPreferences.availability
  )
}

export const projectSchema = z.object({ title: z.string(), description: z.string(), url: z.string() })
export type Project = z.output<typeof projectSchema>

export const profileSchema = z.object({
  title: z.string(),
  about: z.string(),
  years_of_experience: experienceSchema,
  location: z.string(),
  open_to_remote: z.boolean(),
  willing_to_relocate: z.boolean(),
  resume: z.nullable(
    z.object({
      id: z.number(),
      name: z.string(),
      file_type: z.enum(resumeTypes),
      size: z.number(),
      uploaded_at: timeSchema,
    }),
  ),
  resume_url: z.string(),
  skills: z.array(z.string()),
  /** In the order of `skills`; null if not in the taxonomy. */
  skill_ids: z.array(z.nullable(z.number())),
  website: z.string(),
  linkedin: z.string(),
  github: z.string(),
  projects: z.array(projectSchema),
  job_preferences: jobPreferencesSchema,
  education: z.array(educationSchema),
  experience: z.array(pastJobSchema),
  /** Read from a resume, and never changed by the seeker. */
  from_resume: z.object({ education: z.boolean(), experience: z.boolean() }),
  /** Covers everything that the seeker edits. */
  version: z.string(),
})
export type Profile = z.output<typeof profileSchema>

const amount = wholeAmount(profileLimits.salary, profileTexts.salaryNumber)

const preferencesField = z
  .object({
    job_types: z._default(
      z.pipe(
        listField(z.enum(jobTypes, { error: siteSays.fromList }), {
          most: 20,
          tooMany: siteSays.fromList,
          error: profileSays.listOfTypes,
        }),
        z.transform((types: JobPreferences['job_types']) => jobTypes.filter((type) => types.includes(type))),
      ),
      [],
    ),
    salary_min: z._default(amount, null),
    salary_max: z._default(amount, null),
    work_arrangement: z._default(oneOf(workArrangements, 'flexible'), 'flexible'),
    availability: z._default(oneOf(availabilities, 'immediately'), 'immediately'),
    custom_availability: z._default(lineField, ''),
  })
  .check(
    z.refine(
      (given) =>
        given.salary_min === null || given.salary_max === null || given.salary_min <= given.salary_max,
      { error: profileTexts.salaryOrder, path: ['salary_min'] },
    ),
    z.refine((given) => given.availability !== 'custom' || given.custom_availability !== '', {
      error: profileTexts.customAvailabilityRequired,
      path: ['custom_availability'],
    }),
  )

/** Omitted fields stay unchanged. */
export const profileChangesSchema = z.object({
  title: z.optional(lineField),
  about: z.optional(textField(profileLimits.about)),
  years_of_experience: z.optional(z.enum(['', ...experienceRanges], { error: siteSays.fromList })),
  location: z.optional(lineField),
  open_to_remote: z.optional(yesOrNo),
  willing_to_relocate: z.optional(yesOrNo),
  resume_url: z.optional(addressField(profileTexts.resumeUrl)),
  skills: z.optional(orJson(skillsField, [])),
  website: z.optional(addressField(profileTexts.website)),
  linkedin: z.optional(addressField(profileTexts.linkedin)),
  github: z.optional(addressField(profileTexts.github)),
  projects: z.optional(orJson(projectsField, [])),
  job_preferences: z.optional(
    orJson(
      z.pipe(
        z.transform((given: unknown) => given ?? {}),
        preferencesField,
      ),
      {},
    ),
  ),
  education: z.optional(orJson(educationField, [])),
  experience: z.optional(orJson(pastJobsField, [])),
  /** Makes an uploaded resume current; the call may upload a file instead. */
  resume: z.optional(resumeChoice),
  /** The latest done or skipped, so that another device can continue. */
  onboarding_step: z.optional(onboardingStep),
})
export type ProfileChanges = z.output<typeof profileChangesSchema>

export const getProfile = endpoint({
  method: 'GET',
  path: '/jobseeker/profile/',
  access: 'user',
  summary: 'This seeker’s profile; a new seeker’s is empty',
  answers: { 200: profileSchema },
  versioned: profileSchema,
})

/** Above the longest profile, so that each field gets its own error. */
const PROFILE_MAX_BYTES = 2 * 1024 * 1024

const save = {
  access: 'user',
  bodyBytes: PROFILE_MAX_BYTES,
  upload: { fields: ['resume', 'resume_file'], maxBytes: RESUME_MAX_BYTES, tooLarge: resumeTexts.wrongFile },
  problems: ['changed-elsewhere', 'too-large', 'too-many'],
} as const

const changesBody = z.pipe(
  z.transform((given: z.input<typeof profileChangesSchema>) => readProfileSpellings(given)),
  profileChangesSchema,
)

/** Also accepts the names of readProfileSpellings. */
export const saveProfile = endpoint({
  ...save,
  method: 'PUT',
  path: '/jobseeker/profile/',
  summary: 'Change the profile (JSON, or multipart with resume_file); what is left out stays as it is',
  body: changesBody,
  answers: { 200: profileSchema },
  versioned: profileSchema,
})

export const saveOnboarding = endpoint({
  ...save,
  method: 'POST',
  path: '/jobseeker/profile/',
  summary: 'As PUT, from onboarding: empty job_preferences count as skipped',
  body: changesBody,
  answers: { 200: profileSchema },
  versioned: profileSchema,
})
