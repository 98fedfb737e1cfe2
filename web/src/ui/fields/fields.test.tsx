import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Checkbox, Switch } from './checkbox.tsx'
import { FileField } from './file-field.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

test('an error and a hint are spoken with their field', () => {
  render(<TextField label="Email" hint="Only employers see it." error="Please enter a valid email address" />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const notes = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Please enter a valid email address',
    'Only employers see it.',
  ])
})

test('a field without notes describes nothing', () => {
  render(<TextField label="Phone Number" optional />)
  const field = screen.getByRole('textbox', { name: 'Phone Number (optional)' })
  expect(field.hasAttribute('aria-describedby')).toBe(false)
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

test('what must be filled in is told to readers, and not to the browser, which would speak up itself', () => {
  const onChange = () => {}
  render(
    <>
      <TextField label="Email" required />
      <PasswordField label="Password" required />
      <TextAreaField label="Message" required />
      <SelectField label="Sort" options={[]} required />
      <Checkbox label="I agree" required />
      <RadioGroup legend="Account" options={[]} value={null} onChange={onChange} required />
      <TextField label="Phone" optional />
    </>,
  )
  for (const name of ['Email', 'Password', 'Message', 'Sort', 'I agree']) {
    const field = screen.getByLabelText(name)
    expect(field.getAttribute('aria-required')).toBe('true')
    expect(field.hasAttribute('required')).toBe(false)
  }
  expect(screen.getByRole('radiogroup', { name: 'Account' }).getAttribute('aria-required')).toBe('true')
  expect(screen.getByLabelText(/^Phone/).hasAttribute('aria-required')).toBe(false)
})

test('a password is hidden until its owner asks to see it', async () => {
  render(<PasswordField label="Password" defaultValue="correct horse" />)
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.getAttribute('type')).toBe('password')
})

test('ana chooses from a list, from buttons and by ticking', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const options = [
    { value: 'any', label: 'Any' },
    { value: 'gig', label: 'Gig' },
  ] as const
  render(
    <>
      <SelectField label="Sort" options={options} placeholder="Choose" />
      <RadioGroup legend="Job Type" options={options} value="any" onChange={onChange} />
      <Checkbox label="Remember me" error="You must agree" />
      <Switch label="Alerts" defaultChecked />
    </>,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Gig')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'gig')
  await userEvent.click(screen.getByRole('radio', { name: 'Gig' }))
  expect(onChange).toHaveBeenCalledWith('gig')
  const box = screen.getByRole('checkbox', { name: 'Remember me' })
  await userEvent.click(box)
  expect(box).toHaveProperty('checked', true)
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You must agree',
  )
  expect(screen.getByRole('switch', { name: 'Alerts' })).toHaveProperty('checked', true)
})

test('the same file can be chosen again after an error', async () => {
  const onFile = vi.fn<(file: File) => void>()
  render(<FileField label="Resume" accept=".pdf" prompt="Upload" onFile={onFile} />)
  const resume = new File(['%PDF'], 'ana.pdf', { type: 'application/pdf' })
  const field = screen.getByLabelText('Resume')
  await userEvent.upload(field, resume)
  await userEvent.upload(field, resume)
  expect(onFile).toHaveBeenCalledTimes(2)
  expect(onFile).toHaveBeenLastCalledWith(resume)
})
