import { noJobPreferences } from '@hanap/contract/profile'
import type { ProfileParts } from '../profile/queries.ts'
import { type OnboardingDraft, readFields } from './draft.ts'
import { type DraftField, unsavedParts } from './unsaved.ts'
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
 * The fields that a step saves. The last one saves the whole profile. The second saves with it what the resume filled in
 * elsewhere, since nobody may come back to those steps.
 * @param saved what the server holds
 */
export function fieldsOfStep(step: number, draft: OnboardingDraft, saved: OnboardingDraft): DraftField[] {
  const own = stepFields[step - 1] ?? []
  if (step === stepFields.length) return stepFields.flat()
  const unsaved = unsavedParts(draft, saved)
  return step === 2 ? [...own, ...readFields.filter((field) => field in unsaved)] : [...own]
}

/** What a save sends of those fields. */
export function bodyOf(step: number, draft: OnboardingDraft, fields: readonly DraftField[]): ProfileParts {
  const parts = fields.map((field) => partsOf[field]?.(draft))
  return { ...(Object.assign({}, ...parts) as ProfileParts), onboarding_step: step }
}

/** The whole profile with preferences that are empty on purpose. */
export function bodyWithoutPreferences(draft: OnboardingDraft): ProfileParts {
  const body = bodyOf(stepFields.length, draft, stepFields.flat())
  return { ...body, job_preferences: noJobPreferences }
}

/**
 * The second step as the form the documents describe. The file itself went ahead, with its progress bar, so the form
 * names it by its id: nobody pays for the same megabytes twice.
 */
export function formOf(body: ProfileParts): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  return form
}

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
  preferences: ({ preferences: given }) => ({
    job_preferences: {
      ...given,
      salary_min: given.salary_min === '' ? null : Number(given.salary_min),
      salary_max: given.salary_max === '' ? null : Number(given.salary_max),
      custom_availability: given.availability === 'custom' ? given.custom_availability.trim() : '',
    },
  }),
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
