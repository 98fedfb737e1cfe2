import { noJobPreferences, type Profile, type Project } from '@hanap/contract/profile'
import type { ExperienceRange, ResumeFacts } from '@hanap/contract/resumes'
import type { PreferenceDraft } from '../profile/preference-fields.tsx'

/** The fields that a resume may fill. */
export const readFields = ['title', 'years_of_experience', 'location', 'skills'] as const
export type ReadField = (typeof readFields)[number]

/** Everything the five steps hold, as it is written. */
export type OnboardingDraft = {
  title: string
  years_of_experience: ExperienceRange
  location: string
  open_to_remote: boolean
  willing_to_relocate: boolean
  resume: { id: number; name: string } | null
  resume_url: string
  skills: string[]
  projects: Project[]
  website: string
  linkedin: string
  github: string
  preferences: PreferenceDraft
  /** What a resume says, once it was read, and which one. */
  read: { resume: number; facts: ResumeFacts } | null
  /** What a field held before the resume filled it; a field that is here is marked as coming from the resume. */
  before: Partial<Pick<OnboardingDraft, ReadField>>
}

const noPreferences: PreferenceDraft = { ...noJobPreferences, salary_min: '', salary_max: '' }

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
  preferences: noPreferences,
  read: null,
  before: {},
}

/** What the server holds of a seeker, to be gone on with on any device. */
export function draftOf(profile: Profile): OnboardingDraft {
  const { job_preferences, resume, ...rest } = profile
  const typed = (amount: number | null) => (amount === null ? '' : String(amount))
  return {
    ...emptyDraft,
    title: rest.title,
    years_of_experience: rest.years_of_experience,
    location: rest.location,
    open_to_remote: rest.open_to_remote,
    willing_to_relocate: rest.willing_to_relocate,
    resume: resume && { id: resume.id, name: resume.name },
    resume_url: rest.resume_url,
    skills: rest.skills,
    projects: rest.projects,
    website: rest.website,
    linkedin: rest.linkedin,
    github: rest.github,
    preferences: {
      ...job_preferences,
      salary_min: typed(job_preferences.salary_min),
      salary_max: typed(job_preferences.salary_max),
    },
  }
}
