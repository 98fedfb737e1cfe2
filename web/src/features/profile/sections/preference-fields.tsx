import { availabilities, jobTypes, workArrangements } from '@hanap/contract/profile/profile'
import { profileLimits } from '@hanap/contract/profile/profile-fields'
import { useId } from 'react'
import { formatDollar } from '../../../i18n/format.ts'
import { FieldNotes } from '../../../ui/fields/field.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Chip } from '../../../ui/signs/chip.tsx'
import { profileFieldMessages } from '../field-messages.ts'
import type { PreferenceDraft } from './preference-draft.ts'
import { usePreferenceNames } from './preference-names.ts'
import { SalaryField } from './salary-field.tsx'

type PreferenceFieldsProps = {
  draft: PreferenceDraft
  onChange: (part: Partial<PreferenceDraft>) => void
  errors: Readonly<Partial<Record<keyof PreferenceDraft, string>>>
}

/** Pay is in dollars a year. */
export function PreferenceFields({ draft, onChange, errors }: PreferenceFieldsProps) {
  const m = profileFieldMessages
  const names = usePreferenceNames()
  const id = useId()
  const toggle = (type: (typeof jobTypes)[number]) =>
    onChange({
      job_types: draft.job_types.includes(type)
        ? draft.job_types.filter((known) => known !== type)
        : jobTypes.filter((known) => known === type || draft.job_types.includes(known)),
    })
  const [from, to] = [Number(draft.salary_min), Number(draft.salary_max)]
  const isRange = from >= 12 && to >= from
  const salary = (name: 'salary_min' | 'salary_max', label: string) => (
    <SalaryField
      label={label}
      value={draft[name]}
      error={errors[name]}
      onChange={(amount) => onChange({ [name]: amount })}
    />
  )
  return (
    <div className="grid gap-6">
      <fieldset
        className="field"
        aria-describedby={errors.job_types ? `${id}-error` : undefined}
        data-wrong={errors.job_types ? '' : undefined}
      >
        <legend className="field-label">{m.jobTypes}</legend>
        <div className="flex flex-wrap gap-1.5 pt-1">
          {jobTypes.map((type) => (
            <Chip key={type} pressed={draft.job_types.includes(type)} onClick={() => toggle(type)}>
              {names.jobType[type]}
            </Chip>
          ))}
        </div>
        <FieldNotes id={id} hint={undefined} error={errors.job_types} />
      </fieldset>
      <div className="grid gap-2">
        <div className="grid gap-5 xs:grid-cols-2">
          {salary('salary_min', m.salaryMin)}
          {salary('salary_max', m.salaryMax)}
        </div>
        <p className="field-hint">
          {m.salaryHint}{' '}
          {isRange && m.salaryMonthly(formatDollar(Math.round(from / 12)), formatDollar(Math.round(to / 12)))}
        </p>
      </div>
      <RadioGroup
        legend={m.arrangement}
        className="choices-box"
        options={workArrangements.map((value) => ({ value, label: names.arrangement[value] }))}
        value={draft.work_arrangement}
        onChange={(work_arrangement) => onChange({ work_arrangement })}
        error={errors.work_arrangement}
      />
      <div className="grid gap-4">
        <RadioGroup
          legend={m.availability}
          className="choices-box"
          options={availabilities.map((value) => ({ value, label: names.availability[value] }))}
          value={draft.availability}
          onChange={(availability) => onChange({ availability })}
          error={errors.availability}
        />
        {draft.availability === 'custom' && (
          <TextField
            label={m.customAvailability}
            value={draft.custom_availability}
            maxLength={profileLimits.line}
            error={errors.custom_availability}
            onChange={(event) => onChange({ custom_availability: event.target.value })}
          />
        )}
      </div>
    </div>
  )
}
