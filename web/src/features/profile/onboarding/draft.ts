import { noJobPreferences, type Profile } from '@hanap/contract/profile/profile'
import { experienceSchema, resumeFactsSchema } from '@hanap/contract/profile/resumes'
import * as z from 'zod/mini'
import { profileDraftOf, profileDraftSchema } from '../profile-draft.ts'
import { preferenceDraftOf } from '../sections/preference-draft.ts'

/** The fields that a resume may fill. */
export const readFields = ['title', 'years_of_experience', 'location', 'skills'] as const
export type ReadField = (typeof readFields)[number]

// No step asks for these; the profile page does.
const { about: _, education: __, experience: ___, ...asked } = profileDraftSchema.shape

/** Everything the five steps hold, as it is written. */
export const onboardingDraftSchema = z.object({
  ...asked,
  resume: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** What a resume says, once it was read, and which one. */
  read: z.nullable(z.object({ resume: z.number(), facts: resumeFactsSchema })),
  /** What a field held before the resume filled it; a field that is here is marked as coming from the resume. */
  before: z.object({
    title: z.optional(z.string()),
    years_of_experience: z.optional(experienceSchema),
    location: z.optional(z.string()),
    skills: z.optional(z.array(z.string())),
  }),
})
export type OnboardingDraft = z.output<typeof onboardingDraftSchema>

/** What somebody begins with who has written nothing yet. */
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

/** What the server holds of a seeker, to be gone on with on any device. */
export function draftOf(profile: Profile): OnboardingDraft {
  const { about: _, education: __, experience: ___, ...fields } = profileDraftOf(profile)
  const { resume } = profile
  return { ...emptyDraft, ...fields, resume: resume && { id: resume.id, name: resume.name } }
}
