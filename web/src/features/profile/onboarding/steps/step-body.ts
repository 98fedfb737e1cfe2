import { hasJobPreferences, noJobPreferences } from '@hanap/contract/profile/profile'
import type { ProfileParts } from '../../../../seeker/profile.ts'
import { preferencesOf } from '../../sections/preference-draft.ts'
import { type OnboardingDraft, readFields } from '../draft.ts'
import { type DraftField, unsavedParts } from '../unsaved.ts'
import { isAddress } from './validate-step.ts'

/** The fields that are saved at each step. */
const stepFields: readonly (readonly DraftField[])[] = [
  ['title', 'years_of_experience', 'location', 'open_to_remote', 'willing_to_relocate'],
  ['resume', 'resume_url'],
  ['skills'],
  ['projects', 'website', 'linkedin', 'github'],
  ['preferences'],
]

/**
 * The fields that a step saves. The last one saves the whole profile. A step at which a resume
 * was sent saves the resume and what it filled in elsewhere, since the seeker may not come to those steps.
 * @param saved what the server holds
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

/** What a save sends of those fields. */
export function bodyOf(step: number, draft: OnboardingDraft, fields: readonly DraftField[]): ProfileParts {
  const parts = fields.map((field) => partsOf[field]?.(draft))
  return { ...(Object.assign({}, ...parts) as ProfileParts), onboarding_step: step }
}

/**
 * The whole profile with preferences left empty on purpose. Saved ones are not sent and stay; only emptying them by
 * hand removes them.
 * @param saved what the server holds
 */
export function bodyWithoutPreferences(draft: OnboardingDraft, saved: OnboardingDraft): ProfileParts {
  const { job_preferences: _, ...body } = bodyOf(stepFields.length, draft, stepFields.flat())
  return keepsPreferences(draft, saved) ? body : { ...body, job_preferences: noJobPreferences }
}

/** Whether skipping leaves saved preferences as they are. */
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

// Continue lets no step by that is not in order; of a step that was skipped only what is in order is sent, so that half
// a project or half an address never keeps the rest from being saved.
const isWhole = ({ title, description, url }: OnboardingDraft['projects'][number]) =>
  title.trim() !== '' && description.trim() !== '' && isAddress(url)

/** The fields of which not everything that is written is fit to be sent. */
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
