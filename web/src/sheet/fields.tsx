import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox, Switch } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { FileField } from '../ui/file-field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { LONG, Section } from './section.tsx'

const kinds = [
  { value: 'any', label: 'Any', note: 124 },
  { value: 'full-time', label: 'Full Time', note: 61 },
  { value: 'gig', label: 'Gig', note: 13, disabled: true },
] as const
const orders = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'date', label: 'Date posted' },
  { value: 'salary', label: 'Salary', disabled: true },
]
const error = 'Please enter a valid email address'
const grid = 'grid w-full items-start gap-4 md:grid-cols-2 lg:grid-cols-3'

/** Every kind of field: empty, filled, hovered, focused, wrong, disabled, with more words than fit. */
export function Fields() {
  const [text, setText] = useState('bookkeeper')
  return (
    <>
      <Section title="Fields of one line">
        <div className={grid}>
          <TextField label="Email" type="email" placeholder="you@example.com" hint="Only employers see it." />
          <TextField label="Filled" defaultValue="ana@example.com" />
          <TextField label="Wrong" defaultValue="ana@" error={error} />
          <TextField label="Hovered" className="is-hover" />
          <TextField label="Focused" className="is-focus" />
          <TextField label="Optional" optional placeholder="+63" />
          <TextField label="Disabled" value="ana_reyes" disabled readOnly />
          <TextField label="Only read" value="ana_reyes" readOnly />
          <TextField label="With a glyph" icon={Search} end={<IconButton icon={X} label="Clear" />} />
          <TextField label={LONG} defaultValue={LONG} hint={LONG} error={LONG} />
          <PasswordField label="Password" defaultValue="correct horse" />
          <PasswordField label="Wrong password" error="Password is required" />
          <Field
            label="A field around anything"
            hint="Field gives label, hint and error to a control of your own."
          >
            {(control) => <input {...control} className="input" type="date" />}
          </Field>
          <SearchForm label="Search" text={text} onText={setText} onSubmit={() => {}} className="grid gap-2">
            <Button type="submit">Search</Button>
          </SearchForm>
          <SearchForm
            label="Big search"
            text=""
            onText={() => {}}
            onSubmit={() => {}}
            placeholder="Empty"
            big
          />
        </div>
      </Section>
      <Section title="Fields to choose from, and long ones">
        <div className={grid}>
          <SelectField label="Sort" defaultValue="relevance" options={orders} />
          <SelectField label="Nothing chosen yet" placeholder="Choose one" options={orders} />
          <SelectField label="Wrong" options={orders} error="Please choose one" />
          <SelectField label="Disabled" options={orders} disabled />
          <TextAreaField label="About" hint="Up to 500 characters." />
          <TextAreaField label="Filled and wrong" defaultValue={LONG} error="Too long" />
          <TextAreaField
            label="Disabled"
            defaultValue="Read only for now"
            disabled
            actions={<Button size="small">Draft</Button>}
          />
          <Radios />
        </div>
      </Section>
      <Section title="Files and switches">
        <div className={grid}>
          <Files />
          <div>
            <Checkbox label="Chosen" defaultChecked />
            <Checkbox label="Not chosen" hint="With a hint" />
            <Checkbox label="I agree to the terms" error="You must agree to the terms and conditions" />
            <Checkbox label="Not available" disabled />
            <Checkbox label={LONG} />
          </div>
          <div>
            <Switch label="On" defaultChecked />
            <Switch label="Off" />
            <Switch label="Not available" disabled />
          </div>
        </div>
      </Section>
    </>
  )
}

function Radios() {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('full-time')
  return (
    <>
      <RadioGroup legend="Job Type" name="kind" options={kinds} value={kind} onChange={setKind} />
      <RadioGroup
        legend="Wrong"
        name="other"
        options={kinds}
        value={kind}
        onChange={setKind}
        error="Choose one"
      />
    </>
  )
}

function Files() {
  const file = {
    label: 'Resume',
    accept: '.pdf,.doc,.docx',
    hint: 'PDF, DOC or DOCX, up to 5 MB',
    onFile: () => {},
  }
  return (
    <>
      <FileField {...file} prompt="Choose a file" />
      <FileField {...file} prompt="Upload another" fileName="ana-reyes.pdf" />
      <FileField {...file} prompt="Choose a file" error="The file is larger than 5 MB" />
      <FileField {...file} prompt="Choose a file" disabled />
    </>
  )
}
