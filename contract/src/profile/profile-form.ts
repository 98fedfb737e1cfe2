import * as z from 'zod/mini'
import { fill } from '../says/fill.ts'
import * as profileSays from '../says/profile.ts'
import { listField } from '../wire/form-values.ts'
import { oneLine } from '../wire/text-fields.ts'
import { ONBOARDING_STEPS } from './onboarding-steps.ts'
import {
  addressField,
  cleanSkills,
  lineField,
  profileLimits,
  profileTexts,
  textField,
} from './profile-fields.ts'

export const skillsField = z.pipe(
  listField(
    z.string({ error: profileSays.skillText }).check(
      z.trim(),
      oneLine,
      z.maxLength(profileLimits.skill, {
        error: fill(profileSays.skillLong, { most: profileLimits.skill }),
      }),
    ),
    {
      most: profileLimits.skills,
      tooMany: fill(profileSays.manySkills, { most: profileLimits.skills }),
      error: profileSays.listOfSkills,
    },
  ),
  z.transform((skills: string[]) => cleanSkills(skills)),
)

export const projectsField = listField(
  z.object({
    title: lineField.check(z.minLength(1, { error: profileTexts.projectTitleRequired })),
    description: textField(profileLimits.projectDescription).check(
      z.minLength(1, { error: profileTexts.projectDescriptionRequired }),
    ),
    url: z._default(addressField(profileTexts.projectUrl), ''),
  }),
  {
    most: profileLimits.projects,
    tooMany: fill(profileSays.manyProjects, { most: profileLimits.projects }),
    error: profileSays.listOfProjects,
  },
)

const entryText = z._default(textField(profileLimits.entryText), '')
const entries = <T extends z.core.$ZodType>(entry: T) =>
  listField(entry, {
    most: profileLimits.entries,
    tooMany: fill(profileSays.manyEntries, { most: profileLimits.entries }),
    error: profileSays.list,
  })
export const educationField = entries(
  z.object({ school: entryText, degree: entryText, start: entryText, end: entryText }),
)
export const pastJobsField = entries(
  z.object({
    title: entryText,
    company: entryText,
    start: entryText,
    end: entryText,
    summary: z._default(textField(profileLimits.entrySummary), ''),
  }),
)

/** An id, or a resume as this server returned it. */
export const resumeChoice = z.pipe(
  z.transform((given: unknown) =>
    typeof given === 'object' && given !== null && 'id' in given ? given.id : given,
  ),
  z.nullable(z.union([z.string(), z.number()], { error: profileTexts.resumeUnknown })),
)

const stepText = profileSays.step
export const onboardingStep = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' && /^\d$/.test(given) ? Number(given) : given)),
  z
    .number({ error: stepText })
    .check(
      z.int({ error: stepText, abort: true }),
      z.minimum(1, { error: stepText }),
      z.maximum(ONBOARDING_STEPS, { error: stepText }),
    ),
)
