import { noJobPreferences } from '@hanap/contract/profile'
import type { ProfileParts } from '../profile/queries.ts'
import { type OnboardingDraft, type ReadField, readFields } from './draft.ts'

/** What a step sends. The last one sends the whole profile. */
export function stepBody(step: number, draft: OnboardingDraft): ProfileParts {
  const parts = [basics, resume, skills, projects, preferences]
  const wanted = step === parts.length ? parts : parts.slice(step - 1, step)
  const body = Object.assign({}, ...wanted.map((part) => part(draft))) as ProfileParts
  return { ...body, onboarding_step: step }
}

/** Preferences that are empty on purpose. */
export const skippedPreferences: ProfileParts = { job_preferences: noJobPreferences, onboarding_step: 5 }

/**
 * The second step as the form the documents describe. The file itself went ahead, with its progress bar, so the form
 * names it by its id: nobody pays for the same megabytes twice.
 */
export function resumeForm(draft: OnboardingDraft): FormData {
  const form = new FormData()
  if (draft.resume) form.set('resume', String(draft.resume.id))
  form.set('resume_url', draft.resume_url.trim())
  form.set('onboarding_step', '2')
  // What it filled in other steps is saved with it, since nobody may come back to those.
  for (const field of readFields) if (field in draft.before) form.set(field, formValue(draft, field))
  return form
}

const formValue = (draft: OnboardingDraft, field: ReadField) =>
  field === 'skills' ? JSON.stringify(draft.skills) : draft[field]

const basics = (draft: OnboardingDraft): ProfileParts => ({
  title: draft.title.trim(),
  years_of_experience: draft.years_of_experience,
  location: draft.location.trim(),
  open_to_remote: draft.open_to_remote,
  willing_to_relocate: draft.willing_to_relocate,
})

const resume = (draft: OnboardingDraft): ProfileParts => ({
  ...(draft.resume && { resume: draft.resume.id }),
  resume_url: draft.resume_url.trim(),
})

const skills = (draft: OnboardingDraft): ProfileParts => ({ skills: draft.skills })

const projects = (draft: OnboardingDraft): ProfileParts => ({
  projects: draft.projects,
  website: draft.website.trim(),
  linkedin: draft.linkedin.trim(),
  github: draft.github.trim(),
})

const preferences = ({ preferences: given }: OnboardingDraft): ProfileParts => ({
  job_preferences: {
    ...given,
    salary_min: given.salary_min === '' ? null : Number(given.salary_min),
    salary_max: given.salary_max === '' ? null : Number(given.salary_max),
    custom_availability: given.availability === 'custom' ? given.custom_availability.trim() : '',
  },
})
