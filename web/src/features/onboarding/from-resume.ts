import { cleanSkills, profileLimits } from '@hanap/contract/profile-fields'
import type { ResumeFacts } from '@hanap/contract/resumes'
import { type OnboardingDraft, type ReadField, readFields } from './draft.ts'

type Values = Pick<OnboardingDraft, ReadField>

/** What a resume says for each field, fit for it. */
export function valuesOf(facts: ResumeFacts): Values {
  return {
    title: facts.title.slice(0, profileLimits.line),
    years_of_experience: facts.years_of_experience,
    location: facts.location.slice(0, profileLimits.line),
    skills: cleanSkills(facts.skills)
      .filter((skill) => skill.length <= profileLimits.skill)
      .slice(0, profileLimits.skills),
  }
}

const isEmpty = (value: string | readonly string[]) => value.length === 0

/** The fields that a resume says something for. */
export const foundFields = (facts: ResumeFacts): ReadField[] =>
  readFields.filter((field) => !isEmpty(valuesOf(facts)[field]))

/** Fills the fields that are empty, and no other: what a person wrote is theirs. */
export function fillFromResume(draft: OnboardingDraft, facts: ResumeFacts): OnboardingDraft {
  return foundFields(facts)
    .filter((field) => isEmpty(draft[field]))
    .reduce(acceptField, { ...draft, facts, before: {} })
}

/** Takes the resume's value for a field. */
export function acceptField(draft: OnboardingDraft, field: ReadField): OnboardingDraft {
  if (!draft.facts) return draft
  const value = valuesOf(draft.facts)[field]
  const before = { ...draft.before, [field]: draft[field] }
  return { ...draft, [field]: value, before }
}

/** Puts back what a field held before the resume filled it. */
export function undoField(draft: OnboardingDraft, field: ReadField): OnboardingDraft {
  const { [field]: held, ...before } = draft.before
  return held === undefined ? draft : { ...draft, [field]: held, before }
}

/** A field that a person changes by hand no longer comes from the resume. */
export function changeByHand(draft: OnboardingDraft, part: Partial<OnboardingDraft>): OnboardingDraft {
  const before = { ...draft.before }
  for (const field of readFields) if (field in part) delete before[field]
  return { ...draft, ...part, before }
}
