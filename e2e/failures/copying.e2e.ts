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
  await press(page.getByRole('button', { name: 'Copy letter', exact: true }))
  await expect(page.getByRole('button', { name: 'Copying is not allowed here', exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Copying is not allowed here' })).toHaveCount(1)
})
