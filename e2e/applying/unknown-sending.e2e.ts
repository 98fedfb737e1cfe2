import { connectBoard, headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { sendLetter } from './send-letter.ts'

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`at ${width} px liza reads that nobody knows whether it was sent, and nothing calls it failed or applied`, async ({
    page,
    request,
    running,
    signUpAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height })
    const liza = await signUpAs('Liza')
    const headers = headersOf(liza.token)
    // One application per account and job; imports move the list.
    await connectBoard(request, liza.token, running.board_accounts.at(width === 360 ? 5 : 6))
    const listed = await (await request.get('/api/jobs/?per_page=40', { headers })).json()
    const job = `/jobs/${listed.results.at(21).id}`
    await page.goto(job)
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    const form = page.getByRole('dialog', { name: 'Apply for this job' })
    await form.getByLabel('Cover letter', { exact: true }).fill('Hello. [standin: down]')
    await sendLetter(form)

    const modal = page.getByRole('dialog', { name: 'We don’t know yet if we sent it' })
    await expect(modal).toContainText('so it may have arrived. We’re checking')
    // The dialog says it all.
    await expect(page.locator('.toast')).toHaveCount(0)
    const onward = modal.getByRole('link', { name: 'My Applications' })
    await expect(modal.getByText(/Open your Sent list on Online Jobs Portal/)).toBeVisible()
    await expect(modal.getByText('Finish it by hand')).toBeHidden()
    await expectAccessible()

    await onward.click()
    await expect(page.getByText('Not confirmed').first()).toBeVisible()
    await page.goto(job)
    await page
      .getByRole('link', { name: /^Not confirmed/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/applications\?open=\d+$/)
    await expect(page.getByText('Online Jobs Portal hasn’t confirmed it yet')).toBeVisible()
  })
}
