import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { openSite } from '../../../test/open-site.tsx'
import { payOf, salaryGuide } from '../../../test/salary-guides.ts'

const call = 'GET /salaries/'

function open(path: string, answer: unknown = salaryGuide()) {
  const asked: string[] = []
  const site = openSite(path, {
    [call]: (_: unknown, url: URL) => {
      asked.push(url.search)
      return typeof answer === 'function' ? answer() : answer
    },
  })
  return { ...site, asked }
}
const samples = async () =>
  within(await screen.findByRole('region', { name: 'Sample salaries' }))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

test('a visitor reads what open listings pay, in pesos and dollars, and what that rests on', async () => {
  open('/salaries')
  const live = within(await screen.findByRole('region', { name: 'Pay in open listings' }))
  expect(await live.findByText('₱46,000')).toBeDefined()
  expect(live.getByText('The middle half pays ₱32,000–64,000 a month ($560–1,100).')).toBeDefined()
  expect(
    live.getByText(
      'Rests on 1,052 of the 1,840 listings that fit. The others state no pay that can be put in a month. Counted Nov 20, 2026, 9:12 AM.',
    ),
  ).toBeDefined()
  expect(live.getByText('380 of 1,840 listings say a level or ask for years.')).toBeDefined()
  expect(screen.getByText(/Data is updated monthly/)).toBeDefined()
})

test('a sample shows its title, place, pay a year, range and skills', async () => {
  open('/salaries')
  const region = within(await screen.findByRole('region', { name: 'Sample salaries' }))
  const [card] = region.getAllByRole('listitem')
  for (const text of [
    'Virtual Assistant',
    'Remote, Philippines',
    '₱420,000 per year',
    '₱300,000–600,000',
    'Email',
  ])
    expect(within(card ?? document.body).getByText(text)).toBeDefined()
})

test('title and location narrow the samples; the experience level narrows the listings alone', async () => {
  const { asked, address } = open('/salaries')
  const all = await samples()
  expect(all.length).toBeGreaterThan(5)
  await userEvent.selectOptions(screen.getByLabelText('Experience level'), 'Senior (6+ years)')
  await waitFor(() => expect(asked.at(-1)).toBe('?experience=senior'))
  expect(await samples()).toEqual(all)
  await userEvent.type(screen.getByLabelText('Job title'), 'web')
  expect(await samples()).toEqual(['Web Developer'])
  await waitFor(() => expect(address()).toBe('/salaries?experience=senior&title=web'))
  await userEvent.type(screen.getByLabelText('Location'), 'cebu')
  expect(await samples()).toEqual([])
  expect(screen.getByText('No sample has this title and location.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(await samples()).toEqual(all)
  await waitFor(() => expect(address()).toBe('/salaries'))
})

test('the levels to choose from are all, entry, mid and senior', async () => {
  open('/salaries')
  const options = within(await screen.findByLabelText('Experience level')).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'All',
    'Entry (0-2 years)',
    'Mid (3-5 years)',
    'Senior (6+ years)',
  ])
})

test('type, skills and the names in the figures narrow the listings too', async () => {
  const { asked, address } = open('/salaries')
  await userEvent.selectOptions(await screen.findByLabelText('Job type'), 'Part Time')
  await waitFor(() => expect(asked.at(-1)).toBe('?job_type=part-time'))
  await userEvent.click(await screen.findByRole('button', { name: 'Xero', pressed: false }))
  expect(await screen.findByRole('button', { name: 'Xero', pressed: true })).toBeDefined()
  await waitFor(() => expect(address()).toBe('/salaries?job_type=part-time&skills=name:Xero'))
  await userEvent.click(await screen.findByRole('link', { name: 'Bookkeeper: narrow the guide to it' }))
  await waitFor(() => expect(address()).toContain('title=Bookkeeper'))
  expect((screen.getByLabelText('Job title') as HTMLInputElement).value).toBe('Bookkeeper')
})

test('an address with filters opens with them', async () => {
  const { asked } = open('/salaries?title=nurse&experience=mid&job_type=gig&skills=name:Excel')
  await screen.findByRole('button', { name: 'Excel', pressed: true })
  expect(asked).toEqual(['?title=nurse&experience=mid&job_type=gig&skills=name%3AExcel'])
  expect((screen.getByLabelText('Job title') as HTMLInputElement).value).toBe('nurse')
})

test('a long list shows its first five, and all of it when asked', async () => {
  const titles = Array.from({ length: 9 }, (_, i) => ({ title: `Work ${i + 1}`, ...payOf(50, 40) }))
  open('/salaries', salaryGuide({ by_title: titles }))
  const more = await screen.findByRole('button', { name: 'By job title: show all 9', expanded: false })
  const shown = () => screen.getAllByRole('link', { name: /^Work / }).length
  expect(shown()).toBe(5)
  await userEvent.click(more)
  expect(shown()).toBe(9)
})

test('too few paid listings make no figure, and the page says how few', async () => {
  open('/salaries?title=harpist', salaryGuide({ all: payOf(9, 3) }))
  expect(await screen.findByText('Too few to say')).toBeDefined()
  expect(screen.getByText(/^3 of the 9 listings that fit state a pay/)).toBeDefined()
  expect(screen.getByText('Too few to say: 3 of 9 listings with pay')).toBeDefined()
})

test('when nothing fits, the page says so', async () => {
  open('/salaries?title=zzz', salaryGuide({ all: payOf(0, 0) }))
  expect(await screen.findByRole('heading', { name: 'No open listing fits' })).toBeDefined()
})

test.each([
  ['a refusal', refusal(500)],
  ['no answer', 'no answer'],
  ['something that is no guide', { hello: 'there' }],
])('%s leaves the samples, and can be tried again', async (_, failure) => {
  let answer: unknown = failure
  open('/salaries', () => answer)
  expect(await screen.findByText('Failed to load what listings pay. Please try again.')).toBeDefined()
  expect((await samples()).length).toBeGreaterThan(5)
  answer = salaryGuide()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('₱46,000')).toBeDefined()
})
