import type { MemberHome } from '@hanap/contract/site/member-home'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { workKind, workKinds } from '../../../../test/kinds-of-work.ts'
import { listing, listings, listOf } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'
import { letterDraft } from '../../../acts/letters/letter-draft.ts'

const now = Date.now()
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(now + days * DAY_MS).toISOString()
const dayIn = (days: number) => new Date(now + days * DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10)
afterEach(() => localStorage.clear())

const nothing: MemberHome = {
  since: inDays(-3),
  matches: { count: 0, jobs: [] },
  interviews: { count: 0, next: null },
  follow_ups: { count: 0, due: [] },
  alerts: { frequency: 'daily', searches: [] },
  begun_letters: [],
  onboarding: {
    checks: { has_basic_info: true, has_resume: true, has_skills: true, has_job_preferences: true },
    onboarding_completed: true,
    preferences_skipped: false,
    next_step: 5,
  },
}
const books = { id: 4, name: 'Books', criteria: { search: 'bookkeeper' }, paused: null, fresh: 2 }
const interview = {
  application_id: 31,
  job_title: 'Operations assistant',
  employer_name: 'Harbor & Pine',
  starts_at: inDays(1),
  starts_on: null,
  label: '',
  place: 'https://call.example/1',
}
const full: MemberHome = {
  ...nothing,
  matches: { count: 12, jobs: [1, 2, 3, 4].map((id) => listing(id)) },
  interviews: { count: 1, next: interview },
  follow_ups: {
    count: 2,
    due: [
      {
        application_id: 32,
        job_title: 'Inbox manager',
        employer_name: 'Fernway Studio',
        applied_date: inDays(-10),
        applied_on: dayIn(-10),
        due_on: dayIn(0),
      },
      {
        application_id: 33,
        job_title: 'Tutor',
        employer_name: '',
        applied_date: inDays(-8),
        applied_on: null,
        due_on: dayIn(2),
      },
    ],
  },
  alerts: {
    frequency: 'daily',
    searches: [{ ...books, id: 5, name: 'Cooks', fresh: 0, paused: 'off' }, books],
  },
}

const trial = (days = 9) => standingOf(ana, holding('free', days, now), trialOf(days, now))
const open = (home: unknown, standing: object = trial()) =>
  openSite('/', { ...standing, 'GET /home/': home }, { token: 'known' })
const section = (name: string | RegExp) => screen.getByRole('region', { name })

test('ana is greeted, and each count leads to its section', async () => {
  open({ ...full, interviews: { ...full.interviews, count: 2 } })
  const counts = within(await screen.findByRole('navigation', { name: 'What is new' }))
  expect(screen.getByRole('heading', { level: 1, name: /^Magandang \w+, Ana$/ })).toBeDefined()
  for (const [name, id] of [
    ['12 matches', 'matches'],
    ['2 interviews', 'interview'],
    ['2 follow-ups', 'follow-ups'],
    ['2 alerts', 'alerts'],
  ] as const) {
    expect(counts.getByRole('link', { name }).getAttribute('href')).toBe(`#${id}`)
    expect(document.getElementById(id)?.tagName).toBe('SECTION')
  }
  expect(screen.queryByText('Sakay na.')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Sign Up Now' })).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Find Jobs' }).at(-1)?.getAttribute('href')).toBe('/jobs')
})

test('new matches are listed, and can be saved where they stand', async () => {
  open(full)
  const matches = within(await screen.findByRole('region', { name: /^12 new matches since/ }))
  expect(matches.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Bookkeeper 1',
    'Bookkeeper 2',
    'Bookkeeper 3',
    'Bookkeeper 4',
  ])
  expect(matches.getByRole('link', { name: 'Bookkeeper 1' }).getAttribute('href')).toBe('/jobs/1')
  expect(matches.getByRole('button', { name: /Bookkeeper 2/ })).toBeDefined()
  expect(matches.getByText('These are the 4 newest.')).toBeDefined()
  await userEvent.click(matches.getByRole('button', { name: 'See all 4 matches' }))
  expect(matches.queryByRole('button', { name: 'See all 4 matches' })).toBeNull()
})

test('an interview tomorrow stands before the matches, a later one after them', async () => {
  const { unmount } = open(full)
  const order = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map((one) => one.textContent)
      .filter((text) => /interview|matches/i.test(text))
  await screen.findByText('Interview tomorrow')
  expect(order()).toEqual(['Interview tomorrow', expect.stringMatching(/matches/)])
  const call = screen.getByRole('link', { name: /^Open call link/ })
  expect(call.getAttribute('href')).toBe('https://call.example/1')
  expect(screen.getByRole('link', { name: 'My notes' }).getAttribute('href')).toBe('/applications?open=31')
  unmount()
  open({
    ...full,
    interviews: { count: 1, next: { ...interview, starts_at: inDays(4), place: 'javascript:x' } },
  })
  await screen.findByText('Next interview')
  expect(order()).toEqual([expect.stringMatching(/matches/), 'Next interview'])
  expect(screen.queryByRole('link', { name: /^Open call link/ })).toBeNull()
})

test('a follow-up says when it is due, and leads to its application', async () => {
  open(full)
  const followUps = within(await screen.findByRole('region', { name: 'Follow up' }))
  expect(followUps.getByText('Due today')).toBeDefined()
  const write = followUps.getByRole('link', { name: 'Write a follow-up for Inbox manager, Fernway Studio' })
  expect(write.getAttribute('href')).toBe('/applications?open=32')
  expect(followUps.getByRole('link', { name: 'Tutor' })).toBeDefined()
})

test('the alert that found most comes first, and one that is off says so', async () => {
  open(full)
  const rows = within(await screen.findByRole('region', { name: 'Alerts' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'BooksEmail every day2 new',
    'CooksAlert is offNone yet',
  ])
  const search = within(rows[0] as HTMLElement).getByRole('link')
  expect(search.getAttribute('href')).toContain('search=bookkeeper')
})

test('a seeker without alerts sees the five newest jobs, no zeros, and one button', async () => {
  open(nothing, { ...trial(), 'GET /jobs/': listOf(listings(10)) })
  const newest = within(await screen.findByRole('region', { name: 'Newest jobs' }))
  expect((await newest.findAllByRole('heading', { level: 3 })).map((one) => one.textContent)).toEqual(
    listings(5).map(({ title }) => title),
  )
  const alert = within(section('Let jobs come to you'))
  expect(alert.getByRole('link', { name: 'Start a search' }).getAttribute('href')).toBe('/jobs')
  expect(screen.queryByRole('navigation', { name: 'What is new' })).toBeNull()
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Find Jobs' })).toHaveLength(1)
  for (const name of ['Follow up', 'Alerts', 'Unfinished'])
    expect(screen.queryByRole('region', { name })).toBeNull()
})

test('without new matches the next interview comes first, with its day, then the newest jobs', async () => {
  const next = { ...interview, job_title: 'Harbor & Pine needs a clerk', starts_at: inDays(4) }
  const jobs = { 'GET /jobs/': listOf(listings(2)) }
  open({ ...full, matches: nothing.matches, interviews: { count: 1, next } }, { ...trial(), ...jobs })
  await screen.findByText(/^No new matches since .+\.$/)
  const order = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(order.slice(0, 3)).toEqual(['Next interview', 'Follow up', 'Newest jobs'])
  const board = section('Next interview')
  expect(board.querySelector('.member-time')?.textContent).toMatch(/^\w{3}, \w{3} \d+ \d+:\d\d [AP]M $/)
  expect(within(board).getByRole('heading', { level: 3 }).textContent).toBe('Harbor & Pine needs a clerk')
  const counts = within(screen.getByRole('navigation', { name: 'What is new' }))
  expect(counts.getAllByRole('link').map((one) => one.textContent)).toEqual(['2 follow-ups', '2 alerts'])
})

test('newest jobs that do not load leave the kinds of work in their place', async () => {
  const kinds = workKinds(workKind('bookkeeper', 'Bookkeeper', 347))
  const answers = { 'GET /jobs/': refusal(403, 'subscription-required'), 'GET /work/': kinds }
  open(nothing, { ...trial(), ...answers })
  // Once, though the kinds also show beside loaded jobs.
  const region = within(await screen.findByRole('region', { name: 'Pay by kind of work' }))
  expect(await region.findByRole('link', { name: /^Bookkeeper 347 jobs/ })).toBeDefined()
})

test('a letter begun on this device, and what the profile lacks, can be gone on with', async () => {
  letterDraft(ana.id, 12).write({ subject: 'Application', content: 'I keep books.' })
  const letters = [{ job_id: 12, job_title: 'Bookkeeper', employer_name: 'Oak Lane' }]
  const checks = { ...nothing.onboarding.checks, has_resume: false, has_skills: false }
  const asked: string[] = []
  const home = { ...nothing, begun_letters: letters, onboarding: { ...nothing.onboarding, checks } }
  open((_: unknown, { search }: URL) => {
    asked.push(search)
    return home
  })
  const unfinished = within(await screen.findByRole('region', { name: 'Unfinished' }))
  expect(unfinished.getByText('50% done. Still to fill in: resume, skills')).toBeDefined()
  expect(unfinished.getByRole('link', { name: 'Add Your profile' }).getAttribute('href')).toBe(
    '/onboarding?step=1',
  )
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Unfinished')
  expect(asked).toEqual(['?letters=12'])
  expect(unfinished.getByText('Saved on this device, 3 words')).toBeDefined()
  const letter = unfinished.getByRole('link', { name: 'Continue Cover letter for Bookkeeper, Oak Lane' })
  expect(letter.getAttribute('href')).toBe('/jobs/12')
})

test('a seeker whose trial has ended sees it first, one way to the plans, and pay by kind of work', async () => {
  const kinds = workKinds(workKind('bookkeeper', 'Bookkeeper', 347))
  const ended = { ...trial(-1), 'GET /work/': kinds }
  const { calls } = open({ ...full, matches: nothing.matches, interviews: nothing.interviews }, ended)
  const over = within(await screen.findByRole('region', { name: 'Your free trial has ended' }))
  expect(over.getByText(/Alerts are paused until you choose a plan\.$/)).toBeDefined()
  const toPlans = within(screen.getByRole('main')).getAllByRole('link', { name: 'See plans' })
  expect(toPlans.map((link) => link.getAttribute('href'))).toEqual(['/subscription/plans'])
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Your free trial has ended')
  const links = within(section('Still open to you')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/saved-jobs',
    '/applications',
    '/saved-searches',
    '/profile',
    '/salaries',
  ])
  const region = within(section('Pay by kind of work'))
  expect(await region.findByRole('link', { name: /^Bookkeeper 347 jobs/ })).toBeDefined()
  expect(calls.filter((call) => call.startsWith('GET /jobs/'))).toEqual([])
})

test('nothing is placed before the plan is known, so nothing moves when its answer comes late', async () => {
  const ended = trial(-1)
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  const plan = 'GET /auth/subscription/current/'
  const { calls } = open(full, { ...ended, [plan]: () => late.then(() => ended[plan]) })
  await waitFor(() => expect(calls).toContain('GET /home/'))
  await screen.findByText('Loading what is new')
  expect(screen.queryByRole('region', { name: 'Follow up' })).toBeNull()
  answer()
  await screen.findByRole('region', { name: 'Alerts' })
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Your free trial has ended')
})

test('when it cannot be read she is told, and it comes when she tries again', async () => {
  const answers: Record<string, unknown> = { ...trial(), 'GET /home/': refusal(500) }
  openSite('/', answers, { token: 'known' })
  const again = await screen.findByRole('button', { name: 'Try Again' })
  expect(screen.getByText('Your home didn’t load')).toBeDefined()
  answers['GET /home/'] = full
  await userEvent.click(again)
  expect(await screen.findByRole('region', { name: 'Alerts' })).toBeDefined()
})
