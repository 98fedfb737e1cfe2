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
const openFilters = async () => userEvent.click(await screen.findByRole('button', { name: /^Filters/ }))
const samples = async () =>
  within(await screen.findByRole('region', { name: 'Sample salaries' }))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

test('a visitor reads what open jobs pay, in pesos and dollars, and how many jobs that is based on', async () => {
  open('/salaries')
  const live = within(await screen.findByRole('region', { name: 'Pay in open jobs' }))
  expect(await live.findByText('₱46,000')).toBeDefined()
  expect(live.getByText('In dollars: about $790, half pay $560–1,110.')).toBeDefined()
  expect(live.getAllByText('₱32,000–64,000').length).toBeGreaterThan(0)
  expect(live.getByText('Based on 1,052 of 1,840 jobs.')).toBeDefined()
  expect(screen.getByText('Counted Nov 20, 2026, 9:12 AM.')).toBeDefined()
  expect(screen.getByText(/Data is updated monthly/)).toBeDefined()
})

test('how the jobs are counted is closed until somebody asks', async () => {
  open('/salaries')
  const how = (await screen.findByText('How we count')).closest('details')
  expect(how?.open).toBe(false)
  await userEvent.click(screen.getByText('How we count'))
  expect(how?.open).toBe(true)
  expect(
    await screen.findByText('380 of 1,840 jobs state a level or ask for years of experience.'),
  ).toBeDefined()
})

test('every group shows the same row: name, jobs and range', async () => {
  open('/salaries')
  const group = async (title: string) =>
    within(
      (await screen.findByRole('heading', { level: 3, name: title })).closest('section') ?? document.body,
    )
      .getAllByRole('listitem')
      .map((row) => row.textContent)
  expect(await group('By hours')).toEqual([
    'Day in Manila 200 jobs₱28,000–56,000',
    'Night in Manila 300 jobs₱32,000–64,000',
    'Flexible 60 jobs₱27,000–53,000',
  ])
  expect(screen.getByText('Night work pays about ₱6,000 more.')).toBeDefined()
  expect(await group('By experience')).toEqual([
    'Entry (0-2 years) 150 jobs₱21,000–42,000',
    'Mid (3-5 years) 90 jobs₱34,000–67,000',
    'Senior (6+ years) 40 jobs₱91,000–182,000',
  ])
  expect(await group('By place')).toEqual([
    'Australia 60 jobs₱41,000–81,000',
    '1 more with too few jobs to say',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'By place: show all 2' }))
  expect(await group('By place')).toEqual(['Australia 60 jobs₱41,000–81,000', 'Cebu 3 jobsToo few to say'])
})

test('a title leads to its jobs; without one there is nothing to find', async () => {
  const { address } = open('/salaries')
  await screen.findByText('All open jobs')
  expect(screen.queryByRole('link', { name: 'Find these jobs' })).toBeNull()
  await userEvent.type(screen.getByLabelText('Job title'), 'web')
  expect(await screen.findByRole('heading', { level: 2, name: 'web' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Find these jobs' }).getAttribute('href')).toBe('/jobs?search=web')
  expect(address()).toBe('/salaries?title=web')
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

test('title and location narrow the samples; the experience level narrows the jobs alone', async () => {
  const { asked, address } = open('/salaries')
  const all = await samples()
  expect(all.length).toBeGreaterThan(5)
  await openFilters()
  await userEvent.selectOptions(screen.getByLabelText('Experience level'), 'Senior (6+ years)')
  await waitFor(() => expect(asked.at(-1)).toBe('?experience=senior'))
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByRole('button', { name: 'Filters 1' })).toBeDefined()
  expect(await samples()).toEqual(all)
  await userEvent.type(screen.getByLabelText('Job title'), 'web')
  expect(await samples()).toEqual(['Web Developer'])
  await waitFor(() => expect(address()).toBe('/salaries?experience=senior&title=web'))
  await openFilters()
  await userEvent.type(screen.getByLabelText('Location'), 'cebu')
  expect(await samples()).toEqual([])
  expect(screen.getByText('No sample has this title and location.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(await samples()).toEqual(all)
  await waitFor(() => expect(address()).toBe('/salaries'))
})

test('the levels to choose from are all, entry, mid and senior', async () => {
  open('/salaries')
  await openFilters()
  const options = within(screen.getByLabelText('Experience level')).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'All',
    'Entry (0-2 years)',
    'Mid (3-5 years)',
    'Senior (6+ years)',
  ])
})

test('type, skills and the names in the figures narrow the jobs too', async () => {
  const { asked, address } = open('/salaries')
  await openFilters()
  await userEvent.selectOptions(screen.getByLabelText('Job type'), 'Part Time')
  await waitFor(() => expect(asked.at(-1)).toBe('?job_type=part-time'))
  await userEvent.click(await screen.findByRole('button', { name: 'Xero', pressed: false }))
  expect(await screen.findByRole('button', { name: 'Xero', pressed: true })).toBeDefined()
  await waitFor(() => expect(address()).toBe('/salaries?job_type=part-time&skills=name:Xero'))
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Bookkeeper: narrow the guide to it' }))
  await waitFor(() => expect(address()).toContain('title=Bookkeeper'))
  expect((screen.getByLabelText('Job title') as HTMLInputElement).value).toBe('Bookkeeper')
})

test('an address with filters opens with them', async () => {
  const { asked } = open('/salaries?title=nurse&experience=mid&job_type=gig&skills=name:Excel')
  await openFilters()
  expect(await screen.findByRole('button', { name: 'Excel', pressed: true })).toBeDefined()
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

test('too few jobs with pay make no figure, and the page says how few', async () => {
  open('/salaries?title=harpist', salaryGuide({ all: payOf(9, 3) }))
  expect(await screen.findByText('Too few to say')).toBeDefined()
  expect(screen.getByText(/^3 of 9 jobs state pay we can convert/)).toBeDefined()
})

test('when no job matches, the page says so', async () => {
  open('/salaries?title=zzz', salaryGuide({ all: payOf(0, 0) }))
  expect(await screen.findByRole('heading', { name: 'No open jobs match' })).toBeDefined()
})

test.each([
  ['a refusal', refusal(500)],
  ['no answer', 'no answer'],
  ['something that is no guide', { hello: 'there' }],
])('%s leaves the samples, and can be tried again', async (_, failure) => {
  let answer: unknown = failure
  open('/salaries', () => answer)
  expect(await screen.findByText('Failed to load what jobs pay. Please try again.')).toBeDefined()
  expect((await samples()).length).toBeGreaterThan(5)
  answer = salaryGuide()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('₱46,000')).toBeDefined()
})
