import type { Profile } from '@hanap/contract/profile/profile'
import { profileLimits } from '@hanap/contract/profile/profile-fields'
import { experienceRanges } from '@hanap/contract/profile/resumes'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { profileFieldMessages } from '../field-messages.ts'
import type { ProfileDraft } from '../profile-draft.ts'
import type { ProfileEdit } from '../use-profile-edit.ts'
import { HistoryFields } from './history-fields.tsx'

/** Past jobs and schools can only be removed. */
export function ExperienceFields(props: { profile: Profile; draft: ProfileDraft; edit: ProfileEdit }) {
  const m = profileFieldMessages
  const { profile, draft, edit } = props
  const { errors, change } = edit
  return (
    <>
      <SelectField
        label={m.experience}
        placeholder={m.experienceChoose}
        options={experienceRanges.map((value) => ({ value, label: m.years(value) }))}
        value={draft.years_of_experience}
        error={errors['years_of_experience']}
        onChange={(event) =>
          // The list has no other values.
          change({ years_of_experience: event.target.value as ProfileDraft['years_of_experience'] })
        }
      />
      <TextField
        label={m.location}
        hint={m.locationHint}
        value={draft.location}
        maxLength={profileLimits.line}
        error={errors['location']}
        onChange={(event) => change({ location: event.target.value })}
      />
      <Checkbox
        label={m.remote}
        checked={draft.open_to_remote}
        onChange={(event) => change({ open_to_remote: event.target.checked })}
      />
      <Checkbox
        label={m.relocate}
        checked={draft.willing_to_relocate}
        onChange={(event) => change({ willing_to_relocate: event.target.checked })}
      />
      <HistoryFields draft={draft} fromResume={profile.from_resume} onChange={change} />
    </>
  )
}
