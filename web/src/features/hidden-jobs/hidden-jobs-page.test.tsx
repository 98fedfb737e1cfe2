import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { listing, listOf } from '../../../test/listings.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'

const now = Date.now()
const list = 'GET /hidden-jobs/'
/** Numbered from 1, the first hidden last. */
const hidden = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    job_id: i + 1,
    hidden_at: new Date(now - (i + 1) * 3_600_000).toISOString(),
    job_details: listing(i + 1),
  }))

const open = (answers: Readonly<Record<string, unknown>>, path = '/hidden-jobs') =>
  openSite(
    path,
    { ...standingOf(ana, holding('free', 9, now), trialOf(9, now)), ...answers },
    { token: 'known' },
  )
const main = () => within(screen.getByRole('main'))
const titles = () =>
  main()
    .queryAllByRole('heading', { level: 2 })
    .map((title) => title.textContent)
const showAgain = (id: number) => screen.findByRole('button', { name: `Show again: Bookkeeper ${id}` })

function keeping(count: number) {
  let kept = hidden(count)
  const show = (id: number) => {
    kept = kept.filter((item) => item.job_id !== id)
    return refusal(204)
  }
  const hide = (id: number) => {
    kept = [...hidden(id).slice(-1), ...kept]
    return refusal(204)
  }
  const calls = [1, 2].flatMap((id) => [
    [`DELETE /jobs/${id}/hidden/`, () => show(id)],
    [`PUT /jobs/${id}/hidden/`, () => hide(id)],
  ])
  return { show, answers: { [list]: () => listOf(kept), ...Object.fromEntries(calls) } }
}

test('the foot of the job list leads to the hidden jobs', async () => {
  const { address } = open({ 'GET /jobs/': listOf([listing(5)]), [list]: listOf(hidden(2)) }, '/jobs')
  await userEvent.click(await screen.findByRole('link', { name: 'Hidden jobs' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Hidden Jobs' })).toBeDefined()
  expect(address()).toBe('/hidden-jobs')
  await waitFor(() => expect(titles()).toEqual(['Bookkeeper 1', 'Bookkeeper 2']))
  const row = within(
    screen.getAllByRole('listitem').find((item) => within(item).queryByText(/^Hidden 1/)) ?? document.body,
  )
  expect(row.getByRole('link', { name: 'Bookkeeper 1' }).getAttribute('href')).toBe('/jobs/1')
  expect(row.getByText('Hidden 1 hour ago')).toBeDefined()
})

test('ana shows one again: it goes at once, the focus moves to the next, and Undo hides it again', async () => {
  const { calls } = open(keeping(3).answers)
  await userEvent.click(await showAgain(1))
  expect(titles()).toEqual(['Bookkeeper 2', 'Bookkeeper 3'])
  expect(document.activeElement).toBe(await showAgain(2))
  expect(await screen.findByText('This job is back in your lists.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(titles()).toEqual(['Bookkeeper 1', 'Bookkeeper 2', 'Bookkeeper 3']))
  expect(calls).toContain('PUT /jobs/1/hidden/')
})

test('what the server refuses to show again comes back to its place, and it says so', async () => {
  open({ [list]: () => listOf(hidden(3)), 'DELETE /jobs/2/hidden/': 'no answer' })
  await userEvent.click(await showAgain(2))
  expect(await screen.findByText('We couldn’t put this job back. Please try again.')).toBeDefined()
  expect(titles()).toEqual(['Bookkeeper 1', 'Bookkeeper 2', 'Bookkeeper 3'])
})

test('two shown again one right after the other are both gone, also while the second is on its way', async () => {
  const { show, answers } = keeping(3)
  let answerSecond = () => {}
  const second = new Promise<void>((resolve) => {
    answerSecond = resolve
  })
  const { calls } = open({
    ...answers,
    'DELETE /jobs/2/hidden/': async () => {
      await second
      return show(2)
    },
  })
  // By keyboard: two quick taps are a double tap.
  ;(await showAgain(1)).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(calls).toContain('DELETE /jobs/2/hidden/'))
  await screen.findByText('This job is back in your lists.')
  expect(titles()).toEqual(['Bookkeeper 3'])
  answerSecond()
  await waitFor(() => expect(calls.filter((call) => call === list)).toHaveLength(2))
  expect(titles()).toEqual(['Bookkeeper 3'])
})

test('with the last one shown again nothing is hidden, and the way goes back to the jobs', async () => {
  open(keeping(1).answers)
  await userEvent.click(await showAgain(1))
  expect(await screen.findByRole('heading', { name: 'No hidden jobs' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(main().getByRole('link', { name: 'Find Jobs' }).getAttribute('href')).toBe('/jobs')
})

test('a list that does not load can be asked for again', async () => {
  let answer: unknown = refusal(500)
  open({ [list]: () => answer })
  expect(await screen.findByText('Failed to load hidden jobs. Please try again.')).toBeDefined()
  answer = listOf(hidden(1))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await showAgain(1)
  expect(screen.queryByText('Failed to load hidden jobs. Please try again.')).toBeNull()
})

test('twenty stand on a page, and a page that is not there any more is the last one', async () => {
  const { address, unmount } = open({ [list]: listOf(hidden(45)) })
  await showAgain(20)
  expect(titles()).toHaveLength(20)
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }))
  await showAgain(41)
  expect(titles()).toHaveLength(5)
  expect(address()).toBe('/hidden-jobs?page=3')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  unmount()
  open({ [list]: listOf(hidden(21)) }, '/hidden-jobs?page=9')
  await showAgain(21)
  expect(titles()).toHaveLength(1)
})

test('a new job is hidden from the empty page', async () => {
  let items: unknown[] = []
  open({
    [list]: () => listOf(items),
    'GET /jobs/': listOf([listing(1)]),
    'PUT /jobs/1/hidden/': () => {
      items = hidden(1)
      return refusal(204)
    },
  })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Hide this job', description: 'Bookkeeper 1' }),
  )
  await showAgain(1)
  expect(screen.queryByText('No hidden jobs')).toBeNull()
})
