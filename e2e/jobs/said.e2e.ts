import { headersOf } from '../asking.ts'
import { importJob } from '../board-jobs.ts'
import { expect, test } from '../fixtures.ts'
import { PHONE } from '../looks.ts'

const title = 'Bahaghari Chat Agent'
const description = `You answer chats for a shop of lamps.
This is a part-time role. You work in US business hours.
You get $400/month base pay.`

test.describe.configure({ timeout: 300_000 })

test('dario reads both pays, both types and the night in a job whose text contradicts its fields', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}, info) => {
  const { token } = await signUpAs('Dario')
  const given = { request, board: running.standins.board, token, info }
  const id = await importJob(given, { title, salary: '$5000', description, type_of_work: 'Full Time' })

  await test.step('no figure of pay stands in the list, and the hours do', async () => {
    const { results } = await (
      await request.get('/api/jobs/?per_page=50', { headers: headersOf(token) })
    ).json()
    const row = results.find((one: { id: number }) => one.id === id)
    expect(row).toMatchObject({ pay: null, salary: '$5000', manila: { hours: 'night' } })
  })

  await test.step('the page says both, in the job’s own words', async () => {
    await page.setViewportSize(PHONE)
    await page.goto(`/jobs/${id}`)
    const part = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await page.getByRole('heading', { name: 'Two different pays' }).scrollIntoViewIfNeeded()
    await expect(part('Two different pays')).toContainText('The pay field says “$5000”')
    await expect(part('Two different pays')).toContainText('You get $400/month base pay.')
    await expect(part('Full time or part time?')).toContainText('This is a part-time role')
    await expect(part('Night hours in Manila')).toContainText('US business hours')
    await expectAccessible('both')
  })
})
