import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { emptyProfile } from '../../../test/onboarding.ts'
import { anasProfile, openProfile } from '../../../test/profiles.ts'
import { ana } from '../../../test/seekers.ts'

const section = (name: string) => screen.findByRole('region', { name })
const person = (user: Partial<typeof ana>) => ({ 'GET /auth/profile/': { ...ana, ...user } })

test('a new seeker’s profile says in every section that nothing is there yet', async () => {
  openProfile(emptyProfile)
  for (const [name, text] of [
    ['About', 'No description added yet.'],
    ['Skills', 'No skills added yet.'],
    ['Portfolio Projects', 'No projects added yet.'],
    ['Contact Information', 'No contact information added yet.'],
    ['Resume', 'No resume added yet.'],
    ['Experience & Location', 'Location not specified'],
    ['Job Preferences', 'No job preferences specified yet.'],
  ] as const)
    expect(within(await section(name)).getByText(text)).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resume' }).disabled).toBe(true)
  expect(document.title).toBe('My Profile · Hanap')
})

test('a new seeker sees how far the profile is and what comes next', async () => {
  const { unmount } = openProfile(emptyProfile)
  const progress = within(await section('Your profile'))
  expect(progress.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0% done')
  expect(progress.getByText('Next: upload your resume. We fill in the rest from it.')).toBeDefined()
  const open = within(await section('Still to fill in')).getAllByRole('heading', { level: 3 })
  expect(open).toHaveLength(7)
  expect(progress.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/onboarding?step=1')
  unmount()
  openProfile({ ...anasProfile, skills: [] })
  const next = within(await section('Your profile'))
  expect(next.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/onboarding?step=3')
  const still = within(await section('Still to fill in'))
  expect(still.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Edit Skills'])
})

test('what a seeker never answered is not told as a no', async () => {
  const place = { location: 'Cebu City, Cebu', willing_to_relocate: false }
  const { unmount } = openProfile({ ...emptyProfile, ...place })
  const told = async () => (await section('Experience & Location')).textContent
  expect(await told()).toMatch(/Open to remote workNot specified.*Willing to relocateNot specified/)
  unmount()
  openProfile({ ...emptyProfile, ...place, open_to_remote: true })
  expect(await told()).toMatch(/Open to remote workYes.*Willing to relocateNo$/)
})

test('of a profile that is whole nothing is asked', async () => {
  openProfile()
  await section('Skills')
  expect(screen.queryByRole('region', { name: 'Your profile' })).toBeNull()
})

test('ana reads what she shows: her name, title and place above, and everything in its section', async () => {
  openProfile()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Reyes' })).toBeDefined()
  expect(screen.getByText('Support Lead')).toBeDefined()
  const told = async (name: string) => (await section(name)).textContent
  expect(await told('About')).toContain('I run support for small hotels.')
  expect(await told('Skills')).toContain('ZendeskReact')
  expect(await told('Portfolio Projects')).toContain('120 articles.')
  expect(await told('Experience & Location')).toMatch(/5-10 years.*Cebu City, Cebu.*Open to remote workYes/)
  expect(await told('Experience & Location')).toMatch(/Agent.*Visayas Contact, 2018 to 2021.*BS Business/)
  expect(await told('Job Preferences')).toMatch(
    /Full-time, Contract.*\$12,000 - \$18,000 annually.*Remote.*From January/,
  )
  expect(screen.getByRole('link', { name: /^ana.example.com \(/ }).getAttribute('rel')).toContain('noopener')
  expect(within(await section('Contact Information')).queryByText('GitHub')).toBeNull()
})

test('what is kept for a custom start shows only while it is chosen', async () => {
  const { job_preferences } = anasProfile
  openProfile({ ...anasProfile, job_preferences: { ...job_preferences, availability: '2-weeks' } })
  const preferences = await section('Job Preferences')
  expect(within(preferences).getByText('In 2 weeks')).toBeDefined()
  expect(within(preferences).queryByText('From January')).toBeNull()
})

test('an address that is none of the web’s is shown and is no link', async () => {
  openProfile({ ...anasProfile, website: 'javascript:alert(1)' })
  const contact = await section('Contact Information')
  expect(within(contact).getByText('javascript:alert(1)')).toBeDefined()
  expect(within(contact).queryByRole('link')).toBeNull()
})

test.each([
  [{}, 'AR'],
  [{ last_name: '' }, 'AN'],
  [{ first_name: '', last_name: '', username: 'jun' }, 'JU'],
  [{ first_name: '', last_name: '', username: '' }, 'JS'],
])('the avatar of a seeker with %j shows %s', async (user, letters) => {
  openProfile(anasProfile, person(user))
  const main = await screen.findByRole('main')
  await waitFor(() => expect(main.querySelector('.avatar')?.textContent).toBe(letters))
})

test('a long summary of a past job is opened and closed', async () => {
  const summary = 'Answered the phones. '.repeat(40)
  const [job] = anasProfile.experience
  openProfile({ ...anasProfile, experience: job ? [{ ...job, summary }] : [] })
  const more = await screen.findByRole('button', { name: 'Show all' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(more)
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
})

test.each([
  [{ education: true, experience: true }, /BS Business.*Read from your resume\.$/, 1],
  [{ education: false, experience: true }, /Agent.*Read from your resume\..*BS Business.*2018$/, 1],
  [{ education: true, experience: false }, /Agent.*BS Business.*Read from your resume\.$/, 1],
  [{ education: false, experience: false }, /BS Business.*2018$/, 0],
])('past jobs and education say where they come from (%j)', async (from_resume, told, count) => {
  openProfile({ ...anasProfile, from_resume })
  const experience = await section('Experience & Location')
  expect(experience.textContent).toMatch(told)
  expect(within(experience).queryAllByText('Read from your resume.')).toHaveLength(count)
})

test.each<[string, unknown, string]>([
  ['a crash', refusal(500, {}), 'Please try again.'],
  ['no answer', 'no answer', 'You’re offline. Try again when you’re back online.'],
])('a profile that does not load after %s says so and is asked for again', async (_, answer, text) => {
  let given = answer
  openProfile(anasProfile, { 'GET /jobseeker/profile/': () => given })
  const alert = (await screen.findByText('Your profile didn’t load')).closest('[role="alert"]')
  expect(alert?.textContent).toContain(text)
  given = anasProfile
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Support Lead')).toBeDefined()
})

test('the account menu leads to the profile', async () => {
  const { router, address } = openProfile()
  await screen.findByText('Support Lead')
  await router.navigate({ to: '/settings' })
  await userEvent.click(await screen.findByRole('button', { name: /Account/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My Profile' }))
  expect(await screen.findByText('Support Lead')).toBeDefined()
  expect(address()).toBe('/profile')
})
