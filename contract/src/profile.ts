import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  addressField,
  cleanSkills,
  lineField,
  profileLimits,
  profileTexts,
  textField,
} from './profile-fields.ts'
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
import { oneLine } from './text-fields.ts'
import { timeSchema } from './wire.ts'

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

/** Whether a seeker said anything of the work they look for: what differs from what a new profile has. */
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
  /** The current one of the seeker's resumes. */
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
  /** Beside each skill its id in the taxonomy, null for one that is not in it. */
  skill_ids: z.array(z.nullable(z.number())),
  website: z.string(),
  linkedin: z.string(),
  github: z.string(),
  projects: z.array(projectSchema),
  job_preferences: jobPreferencesSchema,
  education: z.array(educationSchema),
  experience: z.array(pastJobSchema),
})
export type Profile = z.output<typeof profileSchema>

/** A list or object that a form may also send as JSON in a text. */
const orJson = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((given: unknown, context) => {
      if (typeof given !== 'string') return given
      try {
        return JSON.parse(given === '' ? 'null' : given) as unknown
      } catch {
        context.issues.push({ code: 'custom', message: 'This value cannot be read.', input: given })
        return z.NEVER
      }
    }),
    schema,
  )
const yesOrNo = z.pipe(
  z.transform((given: unknown) =>
    given === 'true' ? true : given === 'false' || given === '' ? false : given,
  ),
  z.boolean({ error: 'Please choose yes or no.' }),
)
const amount = z.pipe(
  z.transform((given: unknown) => {
    if (given === '' || given === undefined || given === null) return null
    return typeof given === 'string' ? Number(given) : given
  }),
  z.nullable(
    z
      .number({ error: profileTexts.salaryNumber })
      .check(
        z.int({ error: profileTexts.salaryNumber }),
        z.minimum(0, { error: profileTexts.salaryNumber }),
        z.maximum(profileLimits.salary, { error: profileTexts.salaryNumber }),
      ),
  ),
)

export const skillsField = z.pipe(
  z
    .array(
      z.string({ error: 'Please write each skill as text.' }).check(
        oneLine,
        z.maxLength(profileLimits.skill, {
          error: `Please use at most ${profileLimits.skill} characters for a skill`,
        }),
      ),
      { error: 'Please give a list of skills.' },
    )
    .check(z.maxLength(profileLimits.skills, { error: `Please keep to ${profileLimits.skills} skills` })),
  z.transform((skills: string[]) => cleanSkills(skills)),
)

const projectField = z.object({
  title: lineField.check(z.minLength(1, { error: profileTexts.projectTitleRequired })),
  description: textField(profileLimits.projectDescription).check(
    z.minLength(1, { error: profileTexts.projectDescriptionRequired }),
  ),
  url: z._default(addressField(profileTexts.projectUrl), ''),
})

const preferencesField = z
  .object({
    job_types: z._default(z.array(z.enum(jobTypes, { error: 'Please choose from the list.' })), []),
    salary_min: z._default(amount, null),
    salary_max: z._default(amount, null),
    work_arrangement: z._default(
      z.enum(workArrangements, { error: 'Please choose from the list.' }),
      'flexible',
    ),
    availability: z._default(
      z.enum(availabilities, { error: 'Please choose from the list.' }),
      'immediately',
    ),
    custom_availability: z._default(lineField, ''),
  })
  .check(
    z.refine(
      (given) =>
        given.salary_min === null || given.salary_max === null || given.salary_min <= given.salary_max,
      {
        error: profileTexts.salaryOrder,
        path: ['salary_min'],
      },
    ),
    z.refine((given) => given.availability !== 'custom' || given.custom_availability !== '', {
      error: profileTexts.customAvailabilityRequired,
      path: ['custom_availability'],
    }),
  )

const entryText = textField(300)
const educationField = z.object({ school: entryText, degree: entryText, start: entryText, end: entryText })
const pastJobField = z.object({
  title: entryText,
  company: entryText,
  start: entryText,
  end: entryText,
  summary: textField(4000),
})

/** What a save may change, under the names of the wire; what is left out stays as it is. */
export const profileChangesSchema = z.object({
  title: z.optional(lineField),
  about: z.optional(textField(profileLimits.about)),
  years_of_experience: z.optional(
    z.enum(['', ...experienceRanges], { error: 'Please choose from the list.' }),
  ),
  location: z.optional(lineField),
  open_to_remote: z.optional(yesOrNo),
  willing_to_relocate: z.optional(yesOrNo),
  resume_url: z.optional(addressField(profileTexts.resumeUrl)),
  skills: z.optional(orJson(skillsField)),
  website: z.optional(addressField(profileTexts.website)),
  linkedin: z.optional(addressField(profileTexts.linkedin)),
  github: z.optional(addressField(profileTexts.github)),
  projects: z.optional(
    orJson(
      z
        .array(projectField, { error: 'Please give a list of projects.' })
        .check(
          z.maxLength(profileLimits.projects, { error: `Please keep to ${profileLimits.projects} projects` }),
        ),
    ),
  ),
  job_preferences: z.optional(orJson(preferencesField)),
  education: z.optional(orJson(z.array(educationField).check(z.maxLength(20)))),
  experience: z.optional(orJson(z.array(pastJobField).check(z.maxLength(40)))),
  /** The id of a resume uploaded before, to become the current one; its file may come in the call instead. */
  resume: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  /** The step of onboarding that is done or was skipped, 1 to 5, for another device to go on from. */
  onboarding_step: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
})
export type ProfileChanges = z.output<typeof profileChangesSchema>

export const getProfile = endpoint({
  method: 'GET',
  path: '/jobseeker/profile/',
  access: 'user',
  summary: 'This seeker’s profile; a new seeker’s is empty',
  answers: { 200: profileSchema },
})

const save = {
  path: '/jobseeker/profile/',
  access: 'user',
  upload: { fields: ['resume', 'resume_file'], maxBytes: RESUME_MAX_BYTES, tooLarge: resumeTexts.wrongFile },
  answers: { 200: profileSchema },
  problems: ['too-large', 'too-many'],
} as const

const changesBody = z.pipe(
  z.transform((given: z.input<typeof profileChangesSchema>) => readProfileSpellings(given)),
  profileChangesSchema,
)

/** Browsers send the names of profileChangesSchema; the documents' other spellings are understood too. */
export const saveProfile = endpoint({
  ...save,
  method: 'PUT',
  summary: 'Change the profile (JSON, or multipart with resume_file); what is left out stays as it is',
  body: changesBody,
})

export const saveOnboarding = endpoint({
  ...save,
  method: 'POST',
  summary: 'As PUT, from onboarding: empty job_preferences count as skipped',
  body: changesBody,
})
