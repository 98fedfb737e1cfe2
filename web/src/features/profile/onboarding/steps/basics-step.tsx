import { profileLimits } from '@hanap/contract/profile/profile-fields'
import { experienceRanges } from '@hanap/contract/profile/resumes'
import { useId } from 'react'
import { Checkbox } from '../../../../ui/fields/checkbox.tsx'
import { FieldNotes } from '../../../../ui/fields/field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { profileFieldMessages } from '../../field-messages.ts'
import type { OnboardingDraft } from '../draft.ts'
import type { Onboarding } from '../use-onboarding.ts'
import { FromResumeNote } from './from-resume-note.tsx'

/** Step 1: what a seeker does, for how long, where, and how they would work. */
export function BasicsStep({ wizard }: { wizard: Onboarding }) {
  const m = profileFieldMessages
  const { draft, errors, change } = wizard
  const id = useId()
  return (
    <>
      <div className="grid gap-1">
        <TextField
          label={m.title}
          hint={m.titleHint}
          autoComplete="organization-title"
          value={draft.title}
          maxLength={profileLimits.line}
          error={errors['title']}
          onChange={(event) => change({ title: event.target.value })}
        />
        <FromResumeNote wizard={wizard} field="title" label={m.title} />
      </div>
      <div className="grid gap-1">
        <SelectField
          label={m.experience}
          placeholder={m.experienceChoose}
          options={experienceRanges.map((value) => ({ value, label: m.years(value) }))}
          value={draft.years_of_experience}
          error={errors['years_of_experience']}
          onChange={(event) =>
            // The list has no other values.
            change({ years_of_experience: event.target.value as OnboardingDraft['years_of_experience'] })
          }
        />
        <FromResumeNote wizard={wizard} field="years_of_experience" label={m.experience} />
      </div>
      <div className="grid gap-1">
        <TextField
          label={m.location}
          hint={m.locationHint}
          autoComplete="address-level2"
          value={draft.location}
          maxLength={profileLimits.line}
          error={errors['location']}
          onChange={(event) => change({ location: event.target.value })}
        />
        <FromResumeNote wizard={wizard} field="location" label={m.location} />
      </div>
      <fieldset className="field" aria-describedby={errors['work_options'] ? `${id}-error` : undefined}>
        <legend className="field-label">{m.workOptions}</legend>
        <Checkbox
          label={m.remote}
          checked={draft.open_to_remote}
          aria-invalid={errors['work_options'] ? true : undefined}
          onChange={(event) => change({ open_to_remote: event.target.checked })}
        />
        <Checkbox
          label={m.relocate}
          checked={draft.willing_to_relocate}
          onChange={(event) => change({ willing_to_relocate: event.target.checked })}
        />
        <FieldNotes id={id} hint={undefined} error={errors['work_options']} />
      </fieldset>
    </>
  )
}
