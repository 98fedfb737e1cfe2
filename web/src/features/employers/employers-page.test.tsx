import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { employerCard, employerCards } from '../../../test/employers.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'

const now = Date.now()
const call = 'GET /employers/'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  vi.restoreAllMocks()
})

function open(path: string, answer: unknown) {
  const standing = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  return openSite(path, { ...standing, [call]: answer }, { token: 'known' })
}
const listOf = (results: unknown[], count = results.length) => ({ count, results })
/** Answers a page of the matching names, like the server. */
const searchable = (all: readonly { name: string }[]) => (_: unknown, url: URL) => {
  const name = url.searchParams.get('search')?.toLowerCase() ?? ''
  const page = Number(url.searchParams.get('page') ?? 1)
  const found = all.filter((employer) => employer.name.toLowerCase().includes(name))
  return listOf(found.slice((page - 1) * 20, page * 20), found.length)
}

test('ana sees who has open jobs, how many, and how new they are', async () => {
  open('/employers', listOf([employerCard(3, { name: 'Northlight Books' }), employerCard(1)]))
  const link = await screen.findByRole('link', { name: 'Northlight Books' })
  expect(link.getAttribute('href')).toBe('/employers/3')
  const row = within(screen.getAllByRole('listitem').find((item) => item.contains(link)) ?? document.body)
  for (const text of ['3 open jobs', '13 posts in all', 'Newest 3 hours ago'])
    expect(row.getByText(text)).toBeDefined()
  expect(screen.getByText('1 open job')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Employers' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 2, name: '2 employers with open jobs' })).toBeDefined()
})

test('ana looks for a name, turns the page, and shows all again', async () => {
  const { address } = open(
    '/employers',
    searchable([...employerCards(45), employerCard(99, { name: 'Acme' })]),
  )
  await screen.findByRole('heading', { name: '46 employers with open jobs' })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Employer name' }), ' employer {Enter}')
  await screen.findByRole('heading', { name: '45 employers matching "employer"' })
  expect(address()).toBe('/employers?search=employer')
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(await screen.findByRole('link', { name: 'Employer 21' })).toBeDefined()
  expect(address()).toBe('/employers?search=employer&page=2')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /employers matching/ })),
  )
  const box = screen.getByRole('searchbox', { name: 'Employer name' })
  await userEvent.clear(box)
  await userEvent.type(box, 'nobody{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all employers' }))
  expect(await screen.findByRole('heading', { name: '46 employers with open jobs' })).toBeDefined()
  expect(address()).toBe('/employers')
  expect((box as HTMLInputElement).value).toBe('')
})

test('a page beyond the last leads to the last', async () => {
  const { address } = open('/employers?page=9', searchable(employerCards(23)))
  expect(await screen.findByRole('link', { name: 'Employer 23' })).toBeDefined()
  expect(address()).toBe('/employers?page=2')
})

test('without any employer the page says when there will be some', async () => {
  open('/employers', listOf([]))
  expect(await screen.findByRole('heading', { name: 'No employers yet' })).toBeDefined()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Find Jobs' })).toBeDefined()
})

test.each([
  ['a refusal', refusal(500)],
  ['no answer', 'no answer'],
  ['something that is no list', { hello: 'there' }],
])('%s is a failure that can be tried again', async (_, failure) => {
  let answer: unknown = failure
  open('/employers', () => answer)
  expect(await screen.findByText('Failed to load employers. Please try again.')).toBeDefined()
  answer = listOf([employerCard(1)])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: 'Employer 1' })).toBeDefined()
  expect(document.activeElement).not.toBe(document.body)
})

test('the old address of the directory leads to it, with what it asks for', async () => {
  const { address } = open('/Employers?search=acme', listOf([employerCard(1, { name: 'Acme' })]))
  expect(await screen.findByRole('link', { name: 'Acme' })).toBeDefined()
  expect(address()).toBe('/employers?search=acme')
})

test('dario, whose trial is over, is led to the plans', async () => {
  const standing = standingOf(ana, holding('free', -1, now), trialOf(-1, now))
  const { address } = openSite('/employers', standing, { token: 'known' })
  await screen.findByRole('heading', { name: 'Choose Your Perfect Plan' })
  expect(address()).toBe('/subscription/plans')
})

test('when the subscription ends meanwhile, the next page of employers leads to the plans', async () => {
  const ended = refusal(403, { code: 'subscription-required', detail: 'No' })
  const standing = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  const over = standingOf(ana, holding('free', -1, now), trialOf(-1, now))
  let isOver = false
  const turning = Object.fromEntries(
    Object.entries(standing).map(([name, answer]) => [
      name,
      () => (isOver ? over[name as keyof typeof over] : answer),
    ]),
  )
  const { address } = openSite(
    '/employers',
    { ...turning, [call]: () => (isOver ? ended : listOf(employerCards(20), 40)) },
    { token: 'known' },
  )
  await screen.findByRole('link', { name: 'Employer 1' })
  isOver = true
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  await screen.findByRole('heading', { name: 'Choose Your Perfect Plan' })
  expect(address()).toBe('/subscription/plans')
})
