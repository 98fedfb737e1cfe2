import {
  defaultPrivacySettings,
  type EmployerView,
  type PrivacySettings,
} from '@hanap/contract/profile/privacy'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { openSettings } from '../../../../../test/settings.ts'
import { versioned } from '../../../../../test/versioned.ts'

const LOAD = 'GET /settings/privacy/'
const SAVE = 'PUT /settings/privacy/'
const PREVIEW = 'GET /settings/privacy/preview/'
const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

const seen: NonNullable<EmployerView['seeker']> = {
  name: 'Ana R.',
  title: 'Support Lead',
  about: '',
  location: 'Cebu City',
  skills: ['Zendesk'],
  experience: [
    { title: 'Team lead', company: '', years: '2021 to now', is_withheld: true },
    { title: 'Freelance bookkeeper', company: '', years: '2019 to 2021', is_withheld: false },
  ],
  education: [],
  contact: null,
}

async function open(answers: Readonly<Record<string, unknown>> = {}) {
  const site = openSettings('privacy', answers)
  await screen.findByRole('heading', { name: 'Who sees your profile' })
  return site
}

test('the three options say what they mean; a 404 means the defaults', async () => {
  await open({ [LOAD]: refusal(404, { code: 'not-found' }) })
  expect(choice(/^Public Visible to all employers\./).checked).toBe(true)
  expect(choice(/^Limited Visible only to employers you apply to\./).checked).toBe(false)
  expect(choice(/^Private Not visible in search results\./).checked).toBe(false)
  expect(toggle('Allow recruiters to contact you').checked).toBe(true)
  expect(toggle('Hide your current employer').checked).toBe(false)
})

test('ana hides herself, and sees what employers see of her then', async () => {
  const kept = { settings: defaultPrivacySettings }
  const { calls, bodies } = await open({
    [LOAD]: () => kept.settings,
    [SAVE]: (settings: PrivacySettings) => {
      kept.settings = settings
      return { ...settings, message: '' }
    },
    [PREVIEW]: () => ({
      views: [
        { viewer: 'any-employer', seeker: kept.settings.profile_visibility === 'public' ? seen : null },
        { viewer: 'applied-to', seeker: { ...seen, name: 'Ana Reyes' } },
      ],
    }),
  })
  const anybody = () => within(screen.getByRole('region', { name: 'Any employer who searches' }))
  expect(await screen.findByText('Ana R.')).toBeDefined()
  expect(anybody().getByText('Ana R.')).toBeDefined()
  // What both kinds of employers read is there once.
  expect(screen.getByText('Team lead · Employer not shown · 2021 to now')).toBeDefined()
  expect(screen.getByText('Freelance bookkeeper · 2019 to 2021')).toBeDefined()
  expect(screen.getByText('No email or phone number.')).toBeDefined()
  await userEvent.click(choice(/^Limited/))
  await userEvent.click(toggle('Hide your current employer'))
  expect(screen.getByText('This is how it looks now. Save your changes to see the effect.')).toBeDefined()
  expect(calls).not.toContain(SAVE)
  await save()
  expect(await screen.findByText('Privacy settings updated successfully!')).toBeDefined()
  expect(bodies[calls.indexOf(SAVE)]).toEqual({
    profile_visibility: 'limited',
    allow_recruiter_contact: true,
    hide_current_employer: true,
  })
  await waitFor(() => expect(anybody().getByText('Employers can’t see you.')).toBeDefined())
  expect(screen.getByText('Ana Reyes', { selector: 'section *' })).toBeDefined()
})

test.each<[string, unknown, string]>([
  [
    'a missing endpoint',
    refusal(404, { code: 'not-found', detail: 'x' }),
    'Privacy settings endpoint not found. Please contact support.',
  ],
  ['an error of another server', refusal(500, { error: 'Not today.' }), 'Not today.'],
  ['the server’s own error', refusal(400, { code: 'invalid', error: 'Choose one.' }), 'Choose one.'],
  [
    'a crash',
    refusal(500, { code: 'internal', detail: 'stack' }),
    'Failed to update your privacy settings. Please try again.',
  ],
  ['no answer', 'no answer', 'Failed to update your privacy settings. Please try again.'],
])('after %s it says so, and the choice stands', async (_, answer, text) => {
  await open({ [SAVE]: answer })
  await userEvent.click(choice(/^Private/))
  await save()
  expect(await screen.findByText(text)).toBeDefined()
  expect(choice(/^Private/).checked).toBe(true)
  expect(screen.getByText('Not saved yet.')).toBeDefined()
})

test('where the preview does not load, the rest of the tab works, and it can be asked for again', async () => {
  const answers = { given: refusal(400, { code: 'invalid', detail: 'x' }) as unknown }
  await open({ [PREVIEW]: () => answers.given })
  expect(await screen.findByText('This preview didn’t load.')).toBeDefined()
  answers.given = { views: [{ viewer: 'any-employer', seeker: null }] }
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Employers can’t see you.')).toBeDefined()
})

test('where the settings do not load, a copy of the data and the way out are still there', async () => {
  openSettings('privacy', { [LOAD]: refusal(400, { code: 'invalid', detail: 'Not now.' }) })
  expect(await screen.findByText('Not now.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Ask for a copy' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeDefined()
})

test('what ana saved in another tab meanwhile is not undone by what she saves in this one', async () => {
  const kept = versioned({ ...defaultPrivacySettings, version: '' })
  await open({ [LOAD]: kept.read, [SAVE]: kept.write })
  kept.set({ hide_current_employer: true })
  await userEvent.click(toggle('Allow recruiters to contact you'))
  await save()
  await screen.findByText('Privacy settings updated successfully!')
  expect(kept.now()).toMatchObject({
    profile_visibility: 'public',
    allow_recruiter_contact: false,
    hide_current_employer: true,
  })
  expect(toggle('Hide your current employer').checked).toBe(true)
})

test('a choice that was made in two ways is ana’s to make', async () => {
  const kept = versioned({ ...defaultPrivacySettings, version: '' })
  await open({ [LOAD]: kept.read, [SAVE]: kept.write })
  kept.set({ profile_visibility: 'private' })
  await userEvent.click(choice(/^Limited/))
  await save()
  const asked = within(await screen.findByRole('dialog', { name: 'This changed elsewhere' }))
  await userEvent.click(asked.getByRole('radio', { name: /^Saved elsewhere/ }))
  await userEvent.click(asked.getByRole('button', { name: 'Save this' }))
  await screen.findByText('Privacy settings updated successfully!')
  expect(kept.now().profile_visibility).toBe('private')
  expect(choice(/^Private/).checked).toBe(true)
})
