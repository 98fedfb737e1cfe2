import { Search } from 'lucide-react'
import { useState } from 'react'
import { Checkbox, Switch } from '../ui/checkbox.tsx'
import { FileField } from '../ui/file-field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Section } from './section.tsx'

const kinds = [
  { value: 'any', label: 'Any', note: 124 },
  { value: 'full-time', label: 'Full Time', note: 61 },
  { value: 'gig', label: 'Gig', note: 13, disabled: true },
] as const

/** Every kind of field, empty, filled and wrong. */
export function Fields() {
  const [kind, setKind] = useState<'any' | 'full-time' | 'gig'>('full-time')
  return (
    <Section title="Fields">
      <div className="grid w-full gap-4 md:grid-cols-2 lg:grid-cols-3">
        <TextField label="Email" type="email" placeholder="you@example.com" hint="Only employers see it." />
        <TextField label="Email" defaultValue="ana@" error="Please enter a valid email address" />
        <TextField label="Keyword" icon={Search} defaultValue="bookkeeper" />
        <PasswordField label="Password" defaultValue="correct horse" />
        <SelectField
          label="Sort"
          defaultValue="relevance"
          options={[
            { value: 'relevance', label: 'Relevance' },
            { value: 'date', label: 'Date posted' },
          ]}
        />
        <TextField label="Phone Number" optional placeholder="+63" />
        <TextField label="Username" value="ana_reyes" disabled readOnly />
        <TextAreaField label="About" hint="Up to 500 characters." />
        <FileField
          label="Resume"
          accept=".pdf,.doc,.docx"
          prompt="Upload another"
          hint="PDF, DOC or DOCX, up to 5 MB"
          onFile={() => {}}
        />
        <RadioGroup legend="Job Type" options={kinds} value={kind} onChange={setKind} />
        <div>
          <Checkbox label="Remember me" defaultChecked />
          <Checkbox label="I agree to the terms" error="You must agree to the terms and conditions" />
          <Checkbox label="Not available" disabled />
          <Switch label="E-mail me about new jobs" defaultChecked />
          <Switch label="Show my profile" />
        </div>
      </div>
    </Section>
  )
}
