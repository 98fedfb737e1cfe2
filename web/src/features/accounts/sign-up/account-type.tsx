import type { Ref } from 'react'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { accountMessages } from '../messages.ts'

/** Only seekers for now; shows employers as coming later. */
export function AccountType(props: {
  value: 'jobseeker' | undefined
  onChange: (value: 'jobseeker') => void
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
}) {
  const m = accountMessages
  return (
    <RadioGroup<'jobseeker' | 'employer'>
      legend={m.accountType}
      name="account_type"
      required
      className="choices-line"
      options={[
        { value: 'jobseeker', label: m.jobSeeker },
        { value: 'employer', label: m.employer, disabled: true },
      ]}
      value={props.value ?? null}
      onChange={(value) => {
        if (value === 'jobseeker') props.onChange(value)
      }}
      error={props.error}
      inputRef={props.inputRef}
    />
  )
}
