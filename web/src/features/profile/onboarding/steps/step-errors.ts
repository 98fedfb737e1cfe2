import type { OnboardingDraft } from '../draft.ts'
import type { StepErrors } from './validate-step.ts'

/** 'projects.0.title' becomes '0.title', 'skills.3' becomes 'skills'. */
export function errorsAtFields(texts: Readonly<Record<string, string>>): StepErrors {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [fieldOf(field), text]))
}

const fieldOf = (field: string) =>
  field
    .replace(/^projects\.(?=\d)/, '')
    .replace(/^job_preferences\./, '')
    .replace(/^(skills|job_types)\..*$/, '$1')

export function withoutChanged(
  errors: StepErrors,
  draft: OnboardingDraft,
  part: Partial<OnboardingDraft>,
): StepErrors {
  if (Object.keys(errors).length === 0) return errors
  const isGone = (field: string) =>
    field in part ||
    (field === 'work_options' && ('open_to_remote' in part || 'willing_to_relocate' in part)) ||
    (part.preferences && field in part.preferences && differs(draft.preferences, part.preferences, field)) ||
    (part.projects && isProjectGone(field, draft.projects, part.projects))
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isGone(field)))
}

const differs = (a: object, b: object, field: string) =>
  JSON.stringify((a as Record<string, unknown>)[field]) !==
  JSON.stringify((b as Record<string, unknown>)[field])

function isProjectGone(
  field: string,
  before: OnboardingDraft['projects'],
  after: OnboardingDraft['projects'],
): boolean {
  const [, at, name] = /^(\d+)\.(\w+)$/.exec(field) ?? []
  if (at === undefined || name === undefined) return false
  // A project was added or removed, so indexes have moved.
  if (before.length !== after.length) return true
  return differs(before[Number(at)] ?? {}, after[Number(at)] ?? {}, name)
}
