import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { filterCounts } from '../../../../test/filter-counts.ts'
import { listings, listOf } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'

const now = Date.now()
const [list, search, counts] = ['GET /jobs/', 'GET /jobs/search/', 'GET /jobs/filters/']
const many = listings(10)
const popular = [
  { id: 4, name: 'QuickBooks' },
  { id: 9, name: 'Data Entry' },
]
const answers = {
  [list]: listOf(many, 5000),
  [search]: listOf(many, 124),
  [counts]: filterCounts(),
  'GET /tags/popular/': listOf(popular),
}

function open(path: string, plan: 'free' | 'premium', other: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = []
  const standing = standingOf(ana, holding(plan, 9, now), trialOf(9, now))
  const given: Readonly<Record<string, unknown>> = { ...standing, ...answers, ...other }
  const answer = given[counts]
  const counting = (body: unknown, url: URL) => {
    asked.push(decodeURIComponent(url.search))
    return typeof answer === 'function' ? answer(body, url) : answer
  }
  return { asked, ...openSite(path, { ...given, [counts]: counting }, { token: 'known' }) }
}
const makeWide = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
const openPanel = async () => userEvent.click(await screen.findByRole('button', { name: /^Filters/ }))
const radio = (name: string, group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name })
const isOn = (name: string, group: string) => (radio(name, group) as HTMLInputElement).checked
const applied = () =>
  screen.queryAllByRole('button', { name: /^Remove filter / }).map((chip) => chip.textContent)

test('the panel is closed at first and asks for nothing', async () => {
  makeWide()
  const { calls } = open('/jobs?search=bookkeeper', 'premium')
  const button = await screen.findByRole('button', { name: 'Filters' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('group', { name: 'Job Type' })).toBeNull()
  await userEvent.click(button)
  expect(await screen.findByRole('group', { name: 'Job Type' })).toBeDefined()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await waitFor(() => expect(calls).toContain(counts))
  await userEvent.click(button)
  expect(screen.queryByRole('group', { name: 'Job Type' })).toBeNull()
})

test('carla sees every option with the jobs it would leave', async () => {
  makeWide()
  open('/jobs?search=bookkeeper', 'premium')
  await openPanel()
  const options = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((input) => (input as HTMLInputElement).labels?.[0]?.querySelector('.choice-words')?.textContent)
  await screen.findByRole('group', { name: 'Job Type' })
  expect(options('Job Type')).toEqual(['Any', 'Full Time', 'Part Time', 'Contract', 'Gig'])
  expect(options('Salary Range')).toEqual(['Any', '0-500', '500-1000', '1000-2000', '2000-5000', '5000+'])
  expect(options('Date Posted')).toEqual(['Any time', 'Today', 'Last 3 days', 'Last week', 'Last month'])
  await waitFor(() => expect(screen.getAllByText('124 jobs').length).toBeGreaterThan(0))
  expect(within(screen.getByRole('group', { name: 'Job Type' })).getByText('61 jobs')).toBeDefined()
  expect(screen.getByRole('button', { name: 'QuickBooks 52 jobs' }).getAttribute('aria-pressed')).toBe(
    'false',
  )
  expect(screen.queryByText('Premium Feature')).toBeNull()
})

test('carla drafts filters, which change nothing until Apply writes them into the address, at page 1', async () => {
  makeWide()
  const { asked, address } = open('/jobs?search=bookkeeper&page=2&sort_by=date', 'premium')
  await openPanel()
  await screen.findByRole('group', { name: 'Job Type' })
  await userEvent.click(radio('Full Time', 'Job Type'))
  await userEvent.click(radio('500-1000', 'Salary Range'))
  expect(screen.getByText('$500–1,000 a month')).toBeDefined()
  await waitFor(() =>
    expect(asked.at(-1)).toBe('?search=bookkeeper&job_type=full-time&salary_range=500-1000'),
  )
  expect(address()).toBe('/jobs?search=bookkeeper&sort_by=date&page=2')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(address()).toBe('/jobs?search=bookkeeper&job_type=full-time&salary_range=500-1000&sort_by=date'),
  )
  await waitFor(() => expect(applied()).toEqual(['Full Time', '$500–1,000 a month']))
  expect(isOn('Full Time', 'Job Type')).toBe(true)
})

test('back and forward restore the panel, the chips and the address', async () => {
  makeWide()
  const { address } = open('/jobs?search=bookkeeper', 'premium')
  await openPanel()
  await screen.findByRole('group', { name: 'Job Type' })
  await userEvent.click(radio('Gig', 'Job Type'))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(applied()).toEqual(['Gig']))
  await userEvent.click(radio('Last week', 'Date Posted'))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(applied()).toEqual(['Gig', 'Posted in the last week']))
  window.history.back()
  await waitFor(() => expect(applied()).toEqual(['Gig']))
  expect(isOn('Any time', 'Date Posted')).toBe(true)
  window.history.back()
  await waitFor(() => expect(applied()).toEqual([]))
  expect(isOn('Any', 'Job Type')).toBe(true)
  window.history.forward()
  await waitFor(() => expect(applied()).toEqual(['Gig']))
  expect(isOn('Gig', 'Job Type')).toBe(true)
  expect(address()).toBe('/jobs?search=bookkeeper&job_type=gig')
})

test('Reset clears the filters and leaves the words', async () => {
  makeWide()
  const { address } = open('/jobs?search=bookkeeper&job_type=gig&page=3', 'premium')
  await openPanel()
  await screen.findByRole('group', { name: 'Job Type' })
  await userEvent.click(radio('Today', 'Date Posted'))
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(address()).toBe('/jobs?search=bookkeeper'))
  expect(isOn('Any', 'Job Type')).toBe(true)
  expect(isOn('Any time', 'Date Posted')).toBe(true)
})

test('a chip takes one filter away, the next one gets the focus, and Clear all takes the rest', async () => {
  const { address } = open('/jobs?search=va&job_type=gig&salary_range=5000%2B&date_posted=today', 'premium')
  await waitFor(() => expect(applied()).toEqual(['Gig', '$5,000 and more a month', 'Posted today']))
  expect(screen.getByRole('button', { name: /^Filters/ }).textContent).toBe('Filters3')
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Gig' }))
  await waitFor(() => expect(address()).toBe('/jobs?search=va&salary_range=5000%2B&date_posted=today'))
  expect(document.activeElement?.textContent).toBe('$5,000 and more a month')
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(address()).toBe('/jobs?search=va'))
  expect(document.activeElement?.textContent).toBe('Filters')
})

test('tags: a chip toggles, a typed name meets its known tag, another one goes by its name', async () => {
  makeWide()
  const { address } = open('/jobs?search=va', 'premium')
  await openPanel()
  await userEvent.click(await screen.findByRole('button', { name: 'QuickBooks 52 jobs' }))
  const field = screen.getByRole('textbox', { name: 'Your own tag' })
  await userEvent.type(field, 'data  ENTRY{Enter}Night, shift{Enter}')
  expect(screen.getByRole('button', { name: 'Data Entry' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Remove Night, shift' })).toBeDefined()
  await userEvent.type(field, 'oops{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Remove oops' }))
  expect(document.activeElement).toBe(field)
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(applied()).toEqual(['QuickBooks', 'Data Entry', 'Night, shift']))
  const { searchParams } = new URL(address(), location.href)
  expect(searchParams.get('tags')).toBe('4,9,name:Night%2C%20shift')
})

test.each([
  ['x'.repeat(101), 'A tag can have up to 100 characters, fewer with special letters.'],
  ['  ', 'Type a tag first.'],
])('a tag like %j is refused at its field, and nothing is applied', async (typed, text) => {
  makeWide()
  const { address } = open('/jobs?search=va', 'premium')
  await openPanel()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your own tag' }), `${typed}{Enter}`)
  expect(screen.getByText(text)).toBeDefined()
  expect(address()).toBe('/jobs?search=va')
})

test('tags of an address get their names from the counts; until then they have their number', async () => {
  let tell: (answer: unknown) => void = () => {}
  const told = new Promise((resolve) => {
    tell = resolve
  })
  open('/jobs?tags=4,77,name:caf%25C3%25A9', 'premium', { [counts]: () => told })
  await waitFor(() => expect(applied()).toEqual(['QuickBooks', 'Tag #77', 'café']))
  tell(filterCounts({ tags: [{ id: 77, name: 'Kitchen', count: 3 }] }))
  await waitFor(() => expect(applied()).toEqual(['QuickBooks', 'Kitchen', 'café']))
})

test('without the numbers everything else of the panel works', async () => {
  makeWide()
  const { address } = open('/jobs?search=va', 'premium', {
    [counts]: refusal(500),
    'GET /tags/popular/': refusal(500),
  })
  await openPanel()
  await screen.findByRole('group', { name: 'Job Type' })
  expect(screen.queryByText(/^\d+ jobs$/)).toBeNull()
  expect(screen.queryByRole('group', { name: 'Popular tags' })).toBeNull()
  await userEvent.click(radio('Contract', 'Job Type'))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(address()).toBe('/jobs?search=va&job_type=contract'))
})

test('on a phone the filters are a sheet, which Apply closes', async () => {
  const { address } = open('/jobs?search=va', 'premium')
  await openPanel()
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await waitFor(() => expect(sheet.getAllByText('124 jobs').length).toBeGreaterThan(0))
  await userEvent.click(sheet.getByRole('radio', { name: 'Part Time' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(address()).toBe('/jobs?search=va&job_type=part-time'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^Filters/)
})

test('on a phone carla types a tag and taps Apply at once: the tag is applied with the rest', async () => {
  const { address } = open('/jobs?search=va', 'premium')
  await openPanel()
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await userEvent.click(sheet.getByRole('radio', { name: 'Gig' }))
  await userEvent.type(sheet.getByRole('textbox', { name: 'Your own tag' }), 'data entry')
  await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(applied()).toEqual(['Gig', 'Data Entry']))
  expect(new URL(address(), location.href).searchParams.get('tags')).toBe('9')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a tag that carla typed is added when she goes on to another filter, and counted with it', async () => {
  const { asked } = open('/jobs?search=va', 'premium')
  await openPanel()
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await userEvent.type(sheet.getByRole('textbox', { name: 'Your own tag' }), 'night')
  await userEvent.click(sheet.getByRole('radio', { name: 'Gig' }))
  expect(sheet.getByRole('button', { name: 'Remove night' })).toBeDefined()
  await waitFor(() => expect(asked.at(-1)).toBe('?search=va&job_type=gig&tags=name:night'))
})

test('a tag that carla types while she looks something up in another window is being typed still', async () => {
  open('/jobs?search=va', 'premium')
  await openPanel()
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  const field = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Your own tag' })
  await userEvent.type(field, 'nig')
  // A window losing the focus blurs the field, which stays the active element.
  fireEvent.blur(field)
  expect(field.value).toBe('nig')
  expect(sheet.queryByRole('button', { name: 'Remove nig' })).toBeNull()
})

test('a tag that carla typed is applied too where a tap on Apply leaves the focus in the field', async () => {
  const { address } = open('/jobs?search=va', 'premium')
  await openPanel()
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await userEvent.type(sheet.getByRole('textbox', { name: 'Your own tag' }), 'night')
  fireEvent.click(sheet.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(new URL(address(), location.href).searchParams.get('tags')).toBe('name:night'))
  await openPanel()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your own tag' }).value).toBe('')
})

test.each([
  ['x'.repeat(101), 'A tag can have up to 100 characters, fewer with special letters.'],
  ['night shift', 'You can add up to 20 tags. Remove one to add another.'],
])(
  'where the tag that carla typed is refused, Apply closes nothing: the field says why (%#)',
  async (typed, text) => {
    const full = typed.length < 100 ? Array.from({ length: 20 }, (_, i) => `name:tag${i}`).join(',') : ''
    const { address } = open(`/jobs?search=va${full && `&tags=${full}`}`, 'premium')
    const before = new URLSearchParams(address().split('?')[1]).get('tags')
    await openPanel()
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const field = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Your own tag' })
    await userEvent.type(field, typed)
    await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
    expect(sheet.getByText(text)).toBeDefined()
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe(typed)
    expect(new URLSearchParams(address().split('?')[1]).get('tags')).toBe(before)
    await userEvent.clear(field)
    expect(sheet.queryByText(text)).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('the beginning that carla typed of an offered tag goes with taking it; Reset throws away what she typed', async () => {
  const { address } = open('/jobs?search=va', 'premium')
  await openPanel()
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  const field = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Your own tag' })
  await userEvent.type(field, 'quick')
  await userEvent.click(sheet.getByRole('button', { name: /^QuickBooks/ }))
  expect(field.value).toBe('')
  await userEvent.type(field, 'x'.repeat(101))
  await userEvent.click(sheet.getByRole('button', { name: 'Reset' }))
  expect(field.value).toBe('')
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(address()).toBe('/jobs?search=va'))
})

test('what carla types and has not added is still there when she has closed the sheet and opens it again', async () => {
  open('/jobs?search=va', 'premium')
  await openPanel()
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await userEvent.type(sheet.getByRole('textbox', { name: 'Your own tag' }), 'night')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openPanel()
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your own tag' })
  expect([field.value, screen.queryByRole('button', { name: 'Remove night' }) !== null]).toEqual([
    'night',
    false,
  ])
})

test('ana tries filters without the plan: numbers, what Premium would give, and a draft that stays', async () => {
  const numbers = (_: unknown, url: URL) =>
    url.searchParams.has('job_type') ? filterCounts({ count: 37 }) : filterCounts({ count: 812 })
  const { address } = open('/jobs?search=va', 'free', { [counts]: numbers })
  await openPanel()
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  const notice = sheet.getByRole('region', { name: 'Premium Feature' })
  const upgrade = within(notice).getByRole('link', { name: 'Upgrade Now' })
  expect(upgrade.getAttribute('href')).toBe('/subscription/plans')
  expect(
    await within(notice).findByText(/“Full Time” alone would narrow these 812 jobs to 61\./),
  ).toBeDefined()
  await userEvent.click(sheet.getByRole('radio', { name: 'Full Time' }))
  expect(
    await within(notice).findByText(/With Premium you could narrow these 812 jobs to 37\./),
  ).toBeDefined()
  await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
  expect(within(notice).getByText(/Your choices stay here/)).toBeDefined()
  expect(document.activeElement).toBe(notice)
  expect(isOn('Full Time', 'Job Type')).toBe(true)
  expect(address()).toBe('/jobs?search=va')
  await userEvent.click(upgrade)
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose Your Perfect Plan' })).toBeDefined()
  window.history.back()
  await openPanel()
  await screen.findByRole('group', { name: 'Job Type' })
  expect(isOn('Full Time', 'Job Type')).toBe(true)
})

test('an address with filters stays explained for ana, and a chip takes the filter out of it', async () => {
  const { address } = open('/jobs?job_type=gig', 'free', {
    [search]: refusal(403, { code: 'premium-feature' }),
  })
  expect(await screen.findByText('Premium Feature')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Gig' }))
  await waitFor(() => expect(address()).toBe('/jobs'))
})

test('no match says what to leave out for the most jobs', async () => {
  const without = [
    { criterion: 'word', value: 'night', count: 3 },
    { criterion: 'job_type', value: 'full-time', count: 124 },
  ]
  const none = { ...listOf([]), without }
  const { address } = open('/jobs?search=va%20night&job_type=full-time&page=2', 'premium', { [search]: none })
  const ways = await screen.findAllByRole('button', { name: /^Without/ })
  expect(ways.map((way) => way.textContent)).toEqual([
    'Without “Full Time”: 124 jobs',
    'Without “night”: 3 jobs',
  ])
  expect(screen.getByText('Uses a new search')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reset Search' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Without “night”: 3 jobs' }))
  await waitFor(() => expect(address()).toMatch(/search=va&/))
  window.history.back()
  await userEvent.click(await screen.findByRole('button', { name: 'Without “Full Time”: 124 jobs' }))
  await waitFor(() => expect(address()).toBe('/jobs?search=va+night'))
})

test('a mistyped word that was corrected is told', async () => {
  const corrections = [{ typed: 'asistant', used: 'assistant', asTyped: '"asistant"' }]
  open('/jobs?search=asistant', 'premium', { [search]: { ...listOf(many), corrections } })
  expect(await screen.findByText('Few jobs say “asistant”. These say “assistant”.')).toBeDefined()
})

test('a correction that found nothing either does not say that it shows something', async () => {
  const corrections = [{ typed: 'asistant', used: 'assistant', asTyped: '"asistant"' }]
  open('/jobs?search=asistant', 'premium', { [search]: { ...listOf([]), corrections } })
  expect(await screen.findByText('Few jobs say “asistant”. We looked for “assistant”.')).toBeDefined()
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
})

test('a count beyond 1,000 that is exact is written in full', async () => {
  open('/jobs?search=va', 'premium', { [search]: listOf(many, 24_310) })
  expect(await screen.findByRole('heading', { name: '24,310 jobs matching "va"' })).toBeDefined()
})
