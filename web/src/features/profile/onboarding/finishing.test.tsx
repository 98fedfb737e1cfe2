import type { Profile } from '@hanap/contract/profile/profile'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { elisServer } from '../../../../test/onboarding.ts'
import { openSite } from '../../../../test/open-site.tsx'

const complete: Partial<Profile> = {
  title: 'Bookkeeper',
  years_of_experience: '3-5',
  location: 'Cebu City',
  open_to_remote: true,
  resume: { id: 7, name: 'eli.pdf', file_type: 'pdf', size: 1, uploaded_at: '2026-11-20T00:00:00.000Z' },
  skills: ['Excel'],
}
const SAVE = 'POST /jobseeker/profile/'
let server: ReturnType<typeof elisServer>
beforeEach(() => {
  server = elisServer(complete)
  server.step = 4
})
afterEach(() => vi.useRealTimers())

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function open() {
  const site = openSite('/onboarding', server.answers, { token: 'eli' })
  await screen.findByRole('heading', { name: 'Step 5 of 5: Job preferences' })
  return site
}
function fillPreferences() {
  press('Full-time')
  type('Minimum salary', '9000')
  type('Maximum salary', '12000')
}

test('the preferences have all their choices, with those that are set at first', async () => {
  await open()
  for (const name of ['Full-time', 'Part-time', 'Contract', 'Freelance', 'Internship'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('false')
  const choices = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value, checked }) => (checked ? `(${value})` : value))
  expect(choices('Work arrangement')).toEqual(['on-site', 'remote', 'hybrid', '(flexible)'])
  expect(choices('Availability')).toEqual(['(immediately)', '2-weeks', '1-month', 'custom'])
})

test('Complete says what is wrong, the first of it with the focus', async () => {
  const { calls } = await open()
  press('Complete')
  expect(screen.getByText('Please select at least one job type')).toBeDefined()
  expect(screen.getByText('Minimum salary is required')).toBeDefined()
  expect(screen.getByText('Maximum salary is required')).toBeDefined()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Full-time'))
  fireEvent.click(screen.getByLabelText('Custom'))
  fillPreferences()
  type('Minimum salary', '12001')
  press('Complete')
  expect(screen.getByText('Minimum salary cannot be greater than maximum salary')).toBeDefined()
  expect(screen.getByText('Please specify your custom availability')).toBeDefined()
  expect(calls).not.toContain(SAVE)
})

describe('Complete', () => {
  test('saves the whole profile, shows how the jobs get ready for two seconds, and opens them', async () => {
    const { address } = await open()
    fillPreferences()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    press('Complete')
    const bar = await screen.findByRole('progressbar', { name: 'Getting your jobs ready' })
    expect(server.saves).toHaveLength(1)
    expect(server.saves[0]).toMatchObject({
      title: 'Bookkeeper',
      skills: ['Excel'],
      resume: 7,
      projects: [],
      job_preferences: { job_types: ['full-time'], salary_min: 9000, salary_max: 12_000 },
      onboarding_step: 5,
    })
    expect(screen.getAllByText('Your profile is complete').length).toBeGreaterThan(1)
    expect(bar.getAttribute('aria-valuetext')).toBe('0%')
    act(() => void vi.advanceTimersByTime(100))
    expect(bar.getAttribute('aria-valuetext')).toBe('5%')
    act(() => void vi.advanceTimersByTime(1_800))
    expect(bar.getAttribute('aria-valuetext')).toBe('95%')
    expect(address()).toBe('/onboarding')
    act(() => void vi.advanceTimersByTime(100))
    vi.useRealTimers()
    await waitFor(() => expect(address()).toBe('/jobs'))
    expect(sessionStorage).toHaveLength(0)
  })

  test('names the sections that were skipped and are needed, and leads to them', async () => {
    server = elisServer({ ...complete, title: '', skills: [] })
    server.step = 4
    await open()
    fillPreferences()
    press('Complete')
    const title = await screen.findByText('Not complete yet')
    const warning = title.closest<HTMLElement>('[role="alert"]') as HTMLElement
    await waitFor(() => expect(warning.contains(document.activeElement)).toBe(true))
    const names = within(warning).getAllByRole('button')
    expect(names.map((button) => button.textContent)).toEqual(['Basic info', 'Skills'])
    fireEvent.click(within(warning).getByRole('button', { name: 'Skills' }))
    await screen.findByRole('heading', { name: 'Step 3 of 5: Skills' })
  })

  test('keeps what another tab saved meanwhile', async () => {
    await open()
    server.profile = { ...server.profile, title: 'Senior Bookkeeper' }
    fillPreferences()
    press('Complete')
    await screen.findByRole('dialog')
    expect(server.profile.title).toBe('Senior Bookkeeper')
  })

  test('that is refused for the preferences says so in a text of its own, and at the field', async () => {
    server.answers[SAVE] = refusal(400, {
      code: 'validation',
      errors: { 'job_preferences.salary_max': ['Too much'] },
    })
    await open()
    fillPreferences()
    press('Complete')
    expect(await screen.findByText('We couldn’t save your job preferences. Please try again.')).toBeDefined()
    expect(screen.getByText('job_preferences.salary_max: Too much')).toBeDefined()
    expect(screen.getByText('Too much')).toBeDefined()
  })

  test('that fails otherwise says that the preferences were not saved', async () => {
    server.answers[SAVE] = refusal(500)
    await open()
    fillPreferences()
    press('Complete')
    expect(await screen.findByText('We couldn’t save your job preferences. Please try again.')).toBeDefined()
  })

  test('that is saved but cannot be checked says just that', async () => {
    await open()
    fillPreferences()
    server.answers['POST /auth/check-onboarding-status/'] = 'no answer'
    press('Complete')
    expect(await screen.findByText(/We couldn’t check if it’s complete/)).toBeDefined()
    expect(server.profile.job_preferences.job_types).toEqual(['full-time'])
  })
})

describe('Skip preferences', () => {
  test('saves the profile without any, whatever was begun of them, and opens the jobs', async () => {
    const { address } = await open()
    press('Part-time')
    press('Skip preferences')
    await waitFor(() => expect(address()).toBe('/jobs'))
    expect(server.saves).toHaveLength(1)
    expect(server.saves[0]).toMatchObject({
      title: 'Bookkeeper',
      job_preferences: { job_types: [], salary_min: null, salary_max: null },
      onboarding_step: 5,
    })
    expect(server.isSkipped).toBe(true)
  })

  test.each([[], ['Part-time']])(
    'in an old tab leaves the preferences that eli’s phone saved meanwhile, and says so (begun here: %s)',
    async (...begun) => {
      const { address } = await open()
      begun.forEach(press)
      const saved = { ...server.profile.job_preferences, job_types: ['contract'] as const, salary_min: 9000 }
      server.profile = { ...server.profile, job_preferences: { ...saved, job_types: ['contract'] } }
      press('Skip preferences')
      await waitFor(() => expect(address()).toBe('/jobs'))
      expect(server.profile.job_preferences).toEqual(saved)
      expect(server.saves).toHaveLength(1)
      expect(server.saves[0]).toMatchObject({ title: 'Bookkeeper', onboarding_step: 5 })
      expect(server.isSkipped).toBe(false)
      expect(screen.getByText('Saved. Your saved preferences stay as they are.')).toBeDefined()
    },
  )

  test('that failed is as careful when it is pressed again', async () => {
    const { address } = await open()
    const save = server.answers[SAVE]
    server.answers[SAVE] = refusal(500)
    server.profile.job_preferences = { ...server.profile.job_preferences, job_types: ['contract'] }
    press('Skip preferences')
    await screen.findByText('There was a problem saving your profile. Please try again.')
    server.answers[SAVE] = save
    press('Skip preferences')
    await waitFor(() => expect(address()).toBe('/jobs'))
    expect(server.profile.job_preferences.job_types).toEqual(['contract'])
  })

  test('that fails stays, and says that the profile was not saved', async () => {
    const { address } = await open()
    server.answers[SAVE] = refusal(500)
    press('Skip preferences')
    expect(
      await screen.findByText('There was a problem saving your profile. Please try again.'),
    ).toBeDefined()
    expect(screen.queryByText(/We couldn’t save your job preferences/)).toBeNull()
    expect(address()).toBe('/onboarding')
  })
})
