import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { PHONE } from '../looks.ts'

const DAY_MS = 86_400_000
/** A day in Manila, so many from today. */
const day = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10)

test.use({ viewport: PHONE })

test('nena’s home says what waits for her, and each count and row leads there', async ({
  page,
  request,
  signUpAs,
  expectAccessible,
}) => {
  const nena = await signUpAs('Nena')
  const headers = headersOf(nena.token)
  const send = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { headers, data })
    expect(answer.status()).toBeLessThan(300)
    return (await answer.json()) as { id: number }
  }

  await test.step('on her first day it says how to begin, and sells her nothing', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: /^Magandang \w+, Nena$/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Let jobs come to you' })).toBeVisible()
    await expect(page.getByText('0% done. Still to fill in: resume')).toBeVisible()
    await expect(page.getByText('See the pay.')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up Now' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).last()).toBeVisible()
    await expectAccessible('both')
  })

  await test.step('how it works is folded away, whole', async () => {
    await page.getByText('How Hanap works').click()
    await expect(page.getByRole('list', { name: 'Four stops to a new job' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '12,000' })).toBeVisible()
  })

  const old = { job_title: 'Inbox manager', employer_name: 'Fernway Studio', applied_date: day(-10) }
  const asked = await send('/job-applications/', old)
  const met = await send('/job-applications/', { ...old, job_title: 'Tutor', status: 'interview' })
  const starts_at = `${day(1)}T21:30:00+08:00`
  await send(`/job-applications/${met.id}/interviews/`, { starts_at, place: 'https://call.example/1' })
  await send('/saved-searches/', { name: 'Books', criteria: { search: 'bookkeeper' } })

  await test.step('her interview of tomorrow comes first', async () => {
    await page.reload()
    await expect(page.getByRole('region', { name: 'Interview tomorrow' })).toContainText('9:30 PM')
    const call = page.getByRole('link', { name: /^Open call link/ })
    await expect(call).toHaveAttribute('href', 'https://call.example/1')
    await expectAccessible('both')
  })

  await test.step('a count leads to its section, and its row to the application', async () => {
    await page.getByRole('link', { name: '1 follow-up' }).click()
    await expect(page.getByRole('heading', { name: 'Follow up' })).toBeInViewport()
    await expect(page.getByText('Due today')).toBeInViewport()
    await page.getByRole('link', { name: 'Write a follow-up for Inbox manager' }).click()
    await expect(page).toHaveURL(new RegExp(`/applications\\?open=${asked.id}$`))
    await expect(page.getByText('I applied for Inbox manager')).toBeVisible()
  })

  await test.step('her alert is told with what it found', async () => {
    await page.goBack()
    const alerts = page.getByRole('region', { name: 'Alerts' })
    await expect(alerts).toContainText('Email every day')
    await alerts.getByRole('link', { name: 'Books' }).click()
    await expect(page).toHaveURL(/\/jobs\?.*search=bookkeeper/)
  })
})

test('while the script is on its way a seeker sees no page for visitors, and never does with one', async ({
  page,
  signInAs,
}) => {
  await signInAs('ana')
  let letGo = () => {}
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/member-home-.*\.js$/, async (route) => {
    await isHeld
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'load' })
  const brochure = page.getByRole('heading', { name: 'See the pay.' })
  await expect(brochure).not.toBeVisible()
  await expect(page.getByRole('button', { name: /^Account: Ana/ })).toBeVisible()
  await expect(brochure).toHaveCount(0)
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: /, Ana$/ })).toBeVisible()
})
