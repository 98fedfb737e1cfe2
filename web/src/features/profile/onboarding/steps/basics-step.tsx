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
import { FromResumeNote, readLook } from './from-resume-note.tsx'
import { StartWithResume } from './start-with-resume.tsx'

/** Step 1. */
export function BasicsStep({ wizard }: { wizard: Onboarding }) {
  const m = profileFieldMessages
  const { draft, errors, change } = wizard
  const id = useId()
  return (
    <>
      <StartWithResume wizard={wizard} />
      <TextField
        label={m.title}
        actions={<FromResumeNote wizard={wizard} field="title" label={m.title} />}
        className={readLook(draft, 'title')}
        hint={m.titleHint}
        autoComplete="organization-title"
        value={draft.title}
        maxLength={profileLimits.line}
        error={errors['title']}
        onChange={(event) => change({ title: event.target.value })}
      />
      <SelectField
        label={m.experience}
        actions={<FromResumeNote wizard={wizard} field="years_of_experience" label={m.experience} />}
        className={readLook(draft, 'years_of_experience')}
        placeholder={m.experienceChoose}
        options={experienceRanges.map((value) => ({ value, label: m.years(value) }))}
        value={draft.years_of_experience}
        error={errors['years_of_experience']}
        onChange={(event) =>
          // The list has no other values.
          change({ years_of_experience: event.target.value as OnboardingDraft['years_of_experience'] })
        }
      />
      <TextField
        label={m.location}
        actions={<FromResumeNote wizard={wizard} field="location" label={m.location} />}
        className={readLook(draft, 'location')}
        hint={m.locationHint}
        autoComplete="address-level2"
        value={draft.location}
        maxLength={profileLimits.line}
        error={errors['location']}
        onChange={(event) => change({ location: event.target.value })}
      />
      <fieldset
        className="field choices-box"
        aria-describedby={errors['work_options'] ? `${id}-error` : undefined}
      >
        <legend className="field-label">{m.workOptions}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
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
        </div>
        <FieldNotes id={id} hint={undefined} error={errors['work_options']} />
      </fieldset>
    </>
  )
}
