import { useId } from 'react'
import { FieldNotes } from '../../../../ui/fields/field.tsx'
import { profileFieldMessages } from '../../field-messages.ts'
import { PreferenceFields } from '../../sections/preference-fields.tsx'
import { ProjectFields } from '../../sections/project-fields.tsx'
import { SkillPicker } from '../../sections/skill-picker.tsx'
import type { Onboarding } from '../use-onboarding.ts'
import { AddressField } from './address-field.tsx'
import { FromResumeNote } from './from-resume-note.tsx'

/** Step 3. */
export function SkillsStep({ wizard }: { wizard: Onboarding }) {
  const m = profileFieldMessages
  const { draft, errors, change } = wizard
  return (
    <div data-read className="grid gap-2">
      <FromResumeNote wizard={wizard} field="skills" label={m.skill} />
      <SkillPicker skills={draft.skills} error={errors['skills']} onChange={(skills) => change({ skills })} />
    </div>
  )
}

/** Step 4. */
export function ProjectsStep({ wizard }: { wizard: Onboarding }) {
  const m = profileFieldMessages
  const id = useId()
  const { draft, errors, change } = wizard
  return (
    <>
      <div
        role="group"
        aria-label={m.projects}
        aria-describedby={errors['projects'] ? `${id}-error` : undefined}
        data-wrong={errors['projects'] ? '' : undefined}
        className="grid gap-3"
      >
        <ProjectFields
          projects={draft.projects}
          errors={errors}
          onChange={(projects) => change({ projects })}
        />
        <FieldNotes id={id} hint={undefined} error={errors['projects']} />
      </div>
      <AddressField wizard={wizard} field="website" label={m.website} />
      <AddressField wizard={wizard} field="linkedin" label={m.linkedin} />
      <AddressField wizard={wizard} field="github" label={m.github} />
    </>
  )
}

/** Step 5. */
export function PreferencesStep({ wizard }: { wizard: Onboarding }) {
  const { draft, errors, change } = wizard
  return (
    <PreferenceFields
      draft={draft.preferences}
      errors={errors}
      onChange={(part) => change({ preferences: { ...draft.preferences, ...part } })}
    />
  )
}
