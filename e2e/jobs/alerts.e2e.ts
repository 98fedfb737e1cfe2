import type { APIRequestContext } from '@playwright/test'
import { headersOf } from '../asking.ts'
import { importBoard, postOnBoard } from '../board-jobs.ts'
import { expect, test } from '../fixtures.ts'

type Mail = { subject: string; text: string; headers: Record<string, string> }

const post = (request: APIRequestContext, board: string, title: string) =>
  postOnBoard(request, board, {
    title,
    salary: '$900 a month',
    description: 'You keep the books of a kalesa company.',
  })

async function alertsTo(request: APIRequestContext, inbox: string, to: string): Promise<Mail[]> {
  const mails: Mail[] = await (await request.get(`${inbox}/messages.json`, { params: { to } })).json()
  return mails.filter(({ subject }) => /new jobs? for/.test(subject))
}

// Matching runs once a minute.
test.describe.configure({ timeout: 300_000 })

test('ana saves a search, is told of what the board posts next, and ends it with one click', async ({
  page,
  browser,
  request,
  running,
  signUpAs,
  expectAccessible,
}, info) => {
  const { board, inbox } = running.standins
  const authorized = (token: string) => ({ headers: headersOf(token) })
  const atOnce = { data: { frequency: 'immediately' } }
  const waiting = { timeout: 130_000, intervals: [1_000] }

  // Shows that the second alerts were sent.
  const bea = await signUpAs('Bea')
  const kept = { name: 'Kalesa', criteria: { search: 'kalesa bookkeeper' } }
  await request.post('/api/saved-searches/', { ...authorized(bea.token), data: kept })
  await request.put('/api/settings/notifications/', { ...authorized(bea.token), ...atOnce })

  const ana = await signUpAs('Ana')
  await request.put('/api/settings/notifications/', { ...authorized(ana.token), ...atOnce })
  await page.goto('/jobs?search=kalesa+bookkeeper')
  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await expect(dialog.getByLabel('Name')).toHaveValue('kalesa bookkeeper')
  await expect(dialog.getByText('Alerts come within minutes of a new job.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByText('We’ll alert you about new matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Search saved' }).click()
  await expect(page.getByRole('link', { name: 'kalesa bookkeeper' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await expectAccessible()

  await post(request, board, 'Kalesa Bookkeeper')
  await importBoard(info)
  const anas = () => alertsTo(request, inbox, ana.email)
  await expect.poll(async () => (await anas()).length, waiting).toBe(1)
  const [mail] = await anas()
  expect(mail?.subject).toBe('1 new job for “kalesa bookkeeper”')
  expect(mail?.text).toContain('$900 a month')

  await page.reload()
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: '1 new job for “kalesa bookkeeper”' }).click()
  await expect(page).toHaveURL(/\/jobs\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kalesa Bookkeeper' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()

  // No cookies, no login, no page, like a mail program.
  const elsewhere = await browser.newContext()
  const headers = new Map(
    Object.entries(mail?.headers ?? {}).map(([name, text]) => [name.toLowerCase(), text]),
  )
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const way = /<([^>]+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
  const answer = await elsewhere.request.post(way, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(200)

  await post(request, board, 'Senior Kalesa Bookkeeper')
  await importBoard(info)
  const beas = async () => (await alertsTo(request, inbox, bea.email)).length
  await expect.poll(beas, waiting).toBe(2)
  expect(await anas()).toHaveLength(1)
  await page.goto('/saved-searches')
  await expect(page.getByText('Job alerts are off', { exact: true })).toBeVisible()
  await expect(page.getByText('Paused: job alerts are off in your settings.')).toBeVisible()

  // The page asks first, and can undo it.
  const foot = /https?:\/\/\S+\/unsubscribe#token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const stranger = await elsewhere.newPage()
  await stranger.goto(foot)
  await expect(stranger).toHaveURL(/\/unsubscribe$/)
  await expect(stranger.getByText('You stopped job alerts')).toBeVisible()
  await stranger.getByRole('button', { name: 'Send them again' }).click()
  await expect(stranger.getByText('Job alerts are back on')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Alerts come within minutes of a new job/)).toBeVisible()
  await elsewhere.close()
})

test('ana opens a saved search, looks for something else, and has the saved search look for that', async ({
  page,
  request,
  signUpAs,
  expectAccessible,
}) => {
  const { token } = await signUpAs('Ana')
  const headers = headersOf(token)
  for (const [name, search] of [
    ['Books', 'bookkeeper'],
    ['Designs', 'designer'],
  ]) {
    await request.post('/api/saved-searches/', { headers, data: { name, criteria: { search } } })
  }
  await page.goto('/saved-searches')
  await page.getByRole('link', { name: 'Books' }).click()
  await expect(page.getByRole('link', { name: 'Search saved' })).toBeVisible()
  const words = page.getByRole('combobox', { name: /keyword/ })
  const update = page.getByRole('button', { name: 'Update this search: Books' })
  const saved = page.getByRole('link', { name: 'Search saved' })
  await words.fill('designer')
  await words.press('Enter')
  await expect(saved).toBeVisible()
  await expect(update).toHaveCount(0)
  await words.fill('assistant')
  await words.press('Enter')
  await expect(update).toBeVisible()
  await expectAccessible()
  await update.click()
  await expect(page.getByText('“Books” now searches for this.')).toBeVisible()
  await expect(saved).toBeFocused()
  await page.goto('/saved-searches')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Books' }) })
  await expect(row.getByText('“assistant”')).toBeVisible()
})
