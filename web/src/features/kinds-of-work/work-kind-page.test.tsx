import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { workFigures, workKind, workKinds } from '../../../test/kinds-of-work.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'

const path = '/work/virtual-assistant'
const call = 'GET /work/virtual-assistant/'
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('a visitor reads pay, hours, skills and countries of a kind of work, and what they rest on', async () => {
  openSite(path, { [call]: workFigures() })
  const pay = await region('Pay')
  expect(pay.getByText('₱25,000–45,000')).toBeDefined()
  expect(
    pay.getByText(
      'Half of these jobs pay in this range. The line marks typical pay, about ₱34,000. Based on 673 of 962 jobs.',
    ),
  ).toBeDefined()
  const hours = await region('Hours')
  expect(hours.getByText(/Based on 420 of 962 jobs\.$/)).toBeDefined()
  expect(hours.getByText('Of the 600 jobs that say when.')).toBeDefined()
  expect(hours.getAllByRole('definition').map((share) => share.textContent)).toEqual([
    '50%',
    '30%',
    '0%',
    '20%',
  ])
  expect((await region('Skills asked for')).getByRole('listitem').textContent).toBe('Canva 163')
  expect(
    (await region('Where employers are')).getByText(
      'Countries named in the job, except the Philippines. 180 jobs don’t say.',
    ),
  ).toBeDefined()
})

test('the newest jobs are titles with pay and age, which lead nowhere', async () => {
  openSite(path, { [call]: workFigures() })
  const newest = await region('Five newest')
  expect(newest.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Virtual assistant for a law office₱36,000–42,5003 hours ago',
    'Assistant, email and calendarAbout ₱34,000yesterday',
    'Night assistantPay not statedyesterday',
  ])
  expect(newest.queryAllByRole('link')).toEqual([])
})

test('signing up keeps the search; ana, who is signed in, opens it', async () => {
  const { unmount } = openSite(path, { [call]: workFigures() })
  const next = encodeURIComponent('/jobs?search=virtual+assistant')
  for (const name of ['Sign up to see these jobs', 'Sign up and keep this search']) {
    const link = await screen.findByRole('link', { name })
    expect(new URL(link.getAttribute('href') ?? '', 'http://own').search.replaceAll('%20', '+')).toBe(
      `?next=${next}`.replaceAll('%2F', '/'),
    )
  }
  unmount()
  const now = Date.now()
  const standing = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  openSite(path, { ...standing, [call]: workFigures() }, { token: 'known' })
  const links = await screen.findAllByRole('link', { name: 'See these jobs' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/jobs?search=virtual+assistant'),
  )
})

test('where few jobs state pay or hours, words stand in the place of the drawings', async () => {
  const hours = { read: 12, stated: 3, timed: 2, by_hour: null, day: 1, night: 1, mixed: 0, flexible: 1 }
  openSite(path, {
    [call]: workFigures({ listings: 12, paid: 6, php: null, pay_steps: null, hours }),
  })
  expect(
    (await region('Pay')).getByText('6 of 12 jobs state monthly pay. That’s too few to draw.'),
  ).toBeDefined()
  expect((await region('Hours')).getByText('3 of 12 jobs state hours. That’s too few to draw.')).toBeDefined()
  expect(document.querySelector('.work-histogram')).toBeNull()
})

test('a kind of work without a page is no page', async () => {
  openSite('/work/no-such-work', {
    'GET /work/no-such-work/': refusal(404, { code: 'not-found', detail: 'Not found.' }),
  })
  expect(await screen.findByText(/\/work\/no-such-work/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Pay' })).toBeNull()
})

test('all kinds stand on one scale, each with a link to its page', async () => {
  openSite('/work', {
    'GET /work/': workKinds(
      workKind('virtual-assistant', 'Virtual assistant'),
      workKind('bookkeeper', 'Bookkeeper', 1),
      { ...workKind('recruiter', 'Recruiter', 11), php: null },
    ),
  })
  const link = await screen.findByRole('link', { name: 'Bookkeeper' })
  expect(link.getAttribute('href')).toBe('/work/bookkeeper')
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toContain('Virtual assistant₱25,000–45,000962 jobs')
  const unpaid = within(screen.getByRole('region', { name: 'Too few jobs state pay' }))
  expect(unpaid.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Recruiter11 jobs'])
  expect(screen.getByText('Counted Nov 21, 6:00 AM')).toBeDefined()
})
