import { profileLimits } from '@hanap/contract/profile/profile-fields'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { withHttps } from '../../../../ui/web-address.ts'
import type { Onboarding } from '../use-onboarding.ts'

type AddressFieldProps = {
  wizard: Onboarding
  field: 'resume_url' | 'website' | 'linkedin' | 'github'
  label: string
  hint?: string
}

/** Adds https:// on blur, except for a resume's link, which must be complete. */
export function AddressField({ wizard, field, label, hint }: AddressFieldProps) {
  const { draft, errors, change } = wizard
  return (
    <TextField
      label={label}
      hint={hint}
      optional
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={profileLimits.url}
      value={draft[field]}
      error={errors[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      onBlur={() => {
        const whole = field === 'resume_url' ? draft[field] : withHttps(draft[field])
        if (whole !== draft[field]) change({ [field]: whole })
      }}
    />
  )
}
