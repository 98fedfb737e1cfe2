import { hasJobPreferences, noJobPreferences } from '@hanap/contract/profile/profile'
import type { ProfileParts } from '../../../../seeker/profile.ts'
import { preferencesOf } from '../../sections/preference-draft.ts'
import { type OnboardingDraft, readFields } from '../draft.ts'
import { type DraftField, unsavedParts } from '../unsaved.ts'
import { isAddress } from './validate-step.ts'

/** The fields saved at each step. */
const stepFields: readonly (readonly DraftField[])[] = [
  ['title', 'years_of_experience', 'location', 'open_to_remote', 'willing_to_relocate'],
  ['resume', 'resume_url'],
  ['skills'],
  ['projects', 'website', 'linkedin', 'github'],
  ['preferences'],
]

/**
 * The last step saves everything. After an upload, a step also saves what the resume filled in other steps, which the
 * seeker may never open.
 * @param saved the server's state
 */
export function fieldsOfStep(step: number, draft: OnboardingDraft, saved: OnboardingDraft): DraftField[] {
  const own = stepFields[step - 1] ?? []
  if (step === stepFields.length) return stepFields.flat()
  const unsaved = unsavedParts(draft, saved)
  const hasSent = step === 2 || (step === 1 && 'resume' in unsaved)
  if (!hasSent) return [...own]
  const read = (['resume', ...readFields] as const).filter((field) => field in unsaved)
  return [...new Set<DraftField>([...own, ...read])]
}

export function bodyOf(step: number, draft: OnboardingDraft, fields: readonly DraftField[]): ProfileParts {
  const parts = fields.map((field) => partsOf[field]?.(draft))
  return { ...(Object.assign({}, ...parts) as ProfileParts), onboarding_step: step }
}

/**
 * Preferences skipped on purpose: saved ones stay unless cleared by hand.
 * @param saved the server's state
 */
export function bodyWithoutPreferences(draft: OnboardingDraft, saved: OnboardingDraft): ProfileParts {
  const { job_preferences: _, ...body } = bodyOf(stepFields.length, draft, stepFields.flat())
  return keepsPreferences(draft, saved) ? body : { ...body, job_preferences: noJobPreferences }
}

/** Whether skipping keeps the saved preferences. */
export const keepsPreferences = (draft: OnboardingDraft, saved: OnboardingDraft) =>
  [draft, saved].every(({ preferences }) => hasJobPreferences(preferencesOf(preferences)))

const partsOf: { [F in DraftField]?: (draft: OnboardingDraft) => ProfileParts } = {
  title: ({ title }) => ({ title: title.trim() }),
  years_of_experience: ({ years_of_experience }) => ({ years_of_experience }),
  location: ({ location }) => ({ location: location.trim() }),
  open_to_remote: ({ open_to_remote }) => ({ open_to_remote }),
  willing_to_relocate: ({ willing_to_relocate }) => ({ willing_to_relocate }),
  resume: ({ resume }) => (resume ? { resume: resume.id } : {}),
  resume_url: (draft) => addressOf(draft, 'resume_url'),
  skills: ({ skills }) => ({ skills }),
  projects: ({ projects }) => ({ projects: projects.filter(isWhole) }),
  website: (draft) => addressOf(draft, 'website'),
  linkedin: (draft) => addressOf(draft, 'linkedin'),
  github: (draft) => addressOf(draft, 'github'),
  preferences: ({ preferences }) => ({ job_preferences: preferencesOf(preferences) }),
}

// Sends only valid parts of a skipped step, so that the rest can be saved.
const isWhole = ({ title, description, url }: OnboardingDraft['projects'][number]) =>
  title.trim() !== '' && description.trim() !== '' && isAddress(url)

/** Fields with parts that cannot be sent yet. */
export function unfitFields(draft: OnboardingDraft): DraftField[] {
  const addresses = (['resume_url', 'website', 'linkedin', 'github'] as const).filter(
    (field) => !isAddress(draft[field]),
  )
  return draft.projects.every(isWhole) ? addresses : [...addresses, 'projects']
}

function addressOf(
  draft: OnboardingDraft,
  field: 'resume_url' | 'website' | 'linkedin' | 'github',
): ProfileParts {
  return isAddress(draft[field]) ? { [field]: draft[field].trim() } : {}
}
