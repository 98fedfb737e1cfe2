import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'

const team = 'GET /team-members/'
const again = 'GET /api/team-members/'
const none = "We're having trouble loading our team information right now. Please check back later."
const member = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  position: 'Engineer',
  bio: 'Reads pay texts for a living.',
  position_fil: null,
  bio_fil: null,
  is_sample: false,
  photo_url: null,
  linkedin_url: null,
  twitter_url: null,
  github_url: null,
  ...more,
})
const listOf = (...results: object[]) => ({ count: results.length, results })

afterEach(() => {
  vi.restoreAllMocks()
})

async function open(answers: Readonly<Record<string, unknown>>) {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const site = openSite('/about', answers)
  await screen.findByRole('heading', { level: 1, name: /^About Hanap/ })
  return site
}

test('a visitor reads what Hanap is for, its three values, its story, and how to write', async () => {
  await open({ [team]: listOf(member(1, 'Ines Tan')) })
  for (const name of ['Our mission', 'Our story', 'Meet Our Team', 'Get in Touch'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeDefined()
  for (const name of ['Innovation', 'Connection', 'Elevation'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeDefined()
  expect(screen.getByText(/developed by a small solutions company/)).toBeDefined()
  expect(screen.getByText(/A strong focus on listings from one Philippine job board/)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Write to us directly' })
  // No link is configured.
  expect(link.getAttribute('href')).toBe('/contact')
  expect(screen.queryByRole('link', { name: 'Use the contact form' })).toBeNull()
  await waitFor(() => expect(document.title).toBe('About Hanap'))
})

test('whether the API answers is told to the log and to nobody else', async () => {
  const { calls } = await open({ 'GET /test-api/': { message: 'It answers' } })
  await waitFor(() =>
    expect(console.info).toHaveBeenCalledWith(expect.any(String), { message: 'It answers' }),
  )
  expect(calls.filter((call) => call === 'GET /test-api/')).toHaveLength(1)
  expect(screen.queryByText(/It answers/)).toBeNull()
})

test('that the API does not answer is told to the log and to nobody else', async () => {
  await open({ 'GET /test-api/': refusal(500) })
  await waitFor(() =>
    expect(console.info).toHaveBeenCalledWith('The API does not answer:', expect.any(Error)),
  )
  for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('')
})

test('while the team loads the page says so', async () => {
  let answer: (value: unknown) => void = () => {}
  await open({ [team]: () => new Promise((resolve) => (answer = resolve)) })
  expect(await screen.findByText('Loading our team…')).toBeDefined()
  answer(listOf(member(1, 'Ines Tan')))
  expect(await screen.findByRole('heading', { level: 3, name: 'Ines Tan' })).toBeDefined()
  expect(screen.queryByText('Loading our team…')).toBeNull()
})

test('a member is shown with what was given of them, and nothing else', async () => {
  const full = member(1, 'Ines Tan', {
    photo_url: '/api/team-members/1/photo/',
    linkedin_url: 'https://linkedin.com/in/ines',
    twitter_url: 'javascript:alert(1)',
    github_url: 'https://github.com/ines',
  })
  await open({ [team]: listOf(full) })
  const carousel = within(await screen.findByRole('region', { name: 'Meet Our Team' }))
  expect(carousel.getByText('Engineer')).toBeDefined()
  expect(carousel.getByText('Reads pay texts for a living.')).toBeDefined()
  expect(document.querySelector('.team-photo img')?.getAttribute('src')).toBe('/api/team-members/1/photo/')
  expect(carousel.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Ines Tan on LinkedIn',
    'Ines Tan on GitHub',
  ])
  // A single member needs no buttons.
  expect(carousel.queryByRole('button')).toBeNull()
  expect(screen.queryByText('Sample')).toBeNull()
})

test('all three of their pages are linked where they are given', async () => {
  const full = member(1, 'Ines Tan', {
    linkedin_url: 'https://linkedin.com/in/ines',
    twitter_url: 'https://x.com/ines',
    github_url: 'https://github.com/ines',
  })
  await open({ [team]: listOf(full) })
  const carousel = within(await screen.findByRole('region', { name: 'Meet Our Team' }))
  expect(
    carousel.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Ines Tan on LinkedIn', 'https://linkedin.com/in/ines'],
    ['Ines Tan on Twitter', 'https://x.com/ines'],
    ['Ines Tan on GitHub', 'https://github.com/ines'],
  ])
})

test('without a photo their letters stand there', async () => {
  await open({ [team]: listOf(member(1, 'Maria Ángela dela Cruz')) })
  await screen.findByRole('heading', { level: 3, name: 'Maria Ángela dela Cruz' })
  expect(document.querySelector('.team-photo')?.textContent).toBe('MC')
  expect(document.querySelector('.team-photo img')).toBeNull()
})

test('a photo that does not come leaves the letters', async () => {
  await open({ [team]: listOf(member(1, 'Ines Tan', { photo_url: '/api/team-members/1/photo/' })) })
  await screen.findByRole('heading', { level: 3, name: 'Ines Tan' })
  const photo = document.querySelector('.team-photo img')
  expect(photo).not.toBeNull()
  if (photo) fireEvent.error(photo)
  expect(document.querySelector('.team-photo img')).toBeNull()
  expect(document.querySelector('.team-photo')?.textContent).toBe('IT')
})

test('whom the operator has not named yet is marked as a sample', async () => {
  const maya = member(1, 'Maya Dela Torre', { is_sample: true })
  await open({ [team]: listOf(maya, member(2, 'Ines Tan')) })
  const carousel = within(await screen.findByRole('region', { name: 'Meet Our Team' }))
  expect(carousel.getAllByText('Sample')).toHaveLength(1)
})

test('an empty team is said, and no sample is made up', async () => {
  await open({ [team]: listOf() })
  expect(await screen.findByText(none)).toBeDefined()
  expect(screen.queryByText('Sample')).toBeNull()
})

test('when the first address fails the second is asked', async () => {
  const { calls } = await open({ [team]: refusal(500), [again]: listOf(member(1, 'Ines Tan')) })
  expect(await screen.findByRole('heading', { level: 3, name: 'Ines Tan' })).toBeDefined()
  expect(calls.filter((call) => call.endsWith('/team-members/'))).toEqual([team, again])
})

test.each([refusal(500), 'no answer', { hello: 'there' }])(
  'when both fail, three members stand there, each marked as a sample (%#)',
  async (failure) => {
    const { calls } = await open({ [team]: failure, [again]: failure })
    const carousel = within(await screen.findByRole('region', { name: 'Meet Our Team' }))
    expect(carousel.getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(3)
    expect(carousel.getAllByText('Sample')).toHaveLength(3)
    expect(calls.filter((call) => call.endsWith('/team-members/'))).toEqual([team, again])
    expect(screen.queryByText(none)).toBeNull()
  },
)
