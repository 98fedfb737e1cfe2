import { firstJob, headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { press } from './expected-words.ts'

test('lena’s browser lets nothing be copied, and the button she pressed says so', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Lena')
  const headers = headersOf(token)
  const { id: job_post_id } = await firstJob(request, token)
  const data = { job_post_id, content: 'Hello' }
  const { id } = await (await request.post('/api/cover-letters/', { headers, data })).json()
  await page.goto(`/letters/${id}`)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await press(page.getByRole('button', { name: 'Copy cover letter', exact: true }))
  const text = 'Copying isn’t allowed here'
  // They disappear soon.
  await Promise.all([
    expect(page.getByRole('button', { name: text, exact: true })).toBeVisible(),
    expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1),
  ])
})
