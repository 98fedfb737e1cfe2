import { noJobPreferences, type Profile } from '@hanap/contract/profile/profile'
import { experienceSchema, resumeFactsSchema } from '@hanap/contract/profile/resumes'
import * as z from 'zod/mini'
import { profileDraftOf, profileDraftSchema } from '../profile-draft.ts'
import { preferenceDraftOf } from '../sections/preference-draft.ts'

export const readFields = ['title', 'years_of_experience', 'location', 'skills'] as const
export type ReadField = (typeof readFields)[number]

// Edited on the profile page only.
const { about: _, education: __, experience: ___, ...asked } = profileDraftSchema.shape

/** As typed. */
export const onboardingDraftSchema = z.object({
  ...asked,
  resume: z.nullable(z.object({ id: z.number(), name: z.string() })),
  read: z.nullable(z.object({ resume: z.number(), facts: resumeFactsSchema })),
  /** Values before the resume filled them. A field listed here is marked as coming from the resume. */
  before: z.object({
    title: z.optional(z.string()),
    years_of_experience: z.optional(experienceSchema),
    location: z.optional(z.string()),
    skills: z.optional(z.array(z.string())),
  }),
})
export type OnboardingDraft = z.output<typeof onboardingDraftSchema>

export const emptyDraft: OnboardingDraft = {
  title: '',
  years_of_experience: '',
  location: '',
  open_to_remote: false,
  willing_to_relocate: false,
  resume: null,
  resume_url: '',
  skills: [],
  projects: [],
  website: '',
  linkedin: '',
  github: '',
  preferences: preferenceDraftOf(noJobPreferences),
  read: null,
  before: {},
}

export function draftOf(profile: Profile): OnboardingDraft {
  const { about: _, education: __, experience: ___, ...fields } = profileDraftOf(profile)
  const { resume } = profile
  return { ...emptyDraft, ...fields, resume: resume && { id: resume.id, name: resume.name } }
}
