import { connectBoard, headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { sendLetter } from './send-letter.ts'

test('odessa reads what a job asks for, puts the subject in with one press, and the employer gets it', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}) => {
  const odessa = await signUpAs('Odessa')
  const headers = headersOf(odessa.token)
  await connectBoard(request, odessa.token, running.board_accounts.at(4))

  const job = await test.step('a job that wants a word in the subject', async () => {
    const { results } = await (await request.get('/api/jobs/?per_page=100', { headers })).json()
    for (const { id } of results) {
      const detail = await (await request.get(`/api/jobs/${id}/`, { headers })).json()
      const asked = detail.orders.find(
        (order: { kind: string; subject: string }) =>
          order.kind === 'subject-line' && /^\w+$/.test(order.subject),
      )
      if (asked) return { id, subject: asked.subject, quote: asked.quote, count: detail.orders_count }
    }
    throw new Error('No job of the first hundred asks for a subject')
  })

  await test.step('its page says so in plain words, and in the employer’s own on a press', async () => {
    await page.goto(`/jobs/${job.id}`)
    const heading = page.getByRole('heading', { name: /^This employer asks for/ })
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(heading).toBeVisible({ timeout: 500 })
    }).toPass()
    const summary = page.locator('summary', { hasText: job.subject })
    await summary.click()
    const row = page.locator('details', { has: summary })
    await expect(row.locator('q', { hasText: job.quote })).toBeVisible()
    await expectAccessible()
  })

  const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
  const asks = dialog.getByRole('region', { name: 'This employer asks for' })
  await test.step('the sheet has a list that ticks itself off', async () => {
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    await dialog.getByLabel('Cover letter', { exact: true }).fill(`I am Odessa, ${odessa.email}.`)
    const line = asks.getByRole('listitem').filter({ has: page.locator('summary', { hasText: job.subject }) })
    await expect(line.getByLabel('Not yet')).toBeVisible()
    await line.getByRole('button', { name: 'Put it in' }).click()
    await expect(line.getByLabel('Done')).toBeVisible()
    await expectAccessible()
    await expect(dialog.getByLabel('Subject', { exact: true })).toHaveValue(new RegExp(`${job.subject}$`))
  })

  await test.step('the employer gets it', async () => {
    const isSent = page.getByText('Application Submitted', { exact: true })
    await sendLetter(dialog)
    await expect(isSent).toBeVisible()
    const { applications } = await (await request.get(`${running.standins.board}/_inspect.json`)).json()
    const hers = applications.filter((one: { message: string }) => one.message.includes(odessa.email))
    expect(hers).toHaveLength(1)
    expect(JSON.stringify(hers[0])).toContain(job.subject)
  })
})
