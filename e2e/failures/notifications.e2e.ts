import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { PAID, payAs } from '../money/paying.ts'
import { TROUBLE, whileAnswered } from './answers.ts'
import { alertOf, expectToast, press } from './expected-words.ts'

test('what ana could not mark as read is told, and stays unread', async ({ page, request, signUpAs }) => {
  const { token } = await signUpAs('Ana')
  // Paying causes a notification.
  await payAs(request, token, PAID)
  const headers = headersOf(token)
  const told = async () => (await (await request.get('/api/notifications/', { headers })).json()).unread_count
  await expect.poll(told).toBe(1)
  await page.goto('/notifications')
  const main = page.getByRole('main')
  for (const failure of [TROUBLE, 'lost'] as const)
    for (const name of [/^Mark as read: /, 'Mark all as read'])
      await whileAnswered(page, 'POST /notifications/read/', failure, async () => {
        await press(main.getByRole('button', { name }))
        await expectToast(page, 'We couldn’t mark this as read. Please try again.')
      })
  await expect(main.getByText('1 unread', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: /^Mark as read: / })).toBeVisible()
})

test('what keeps a reader of mails from stopping them is said, and that nothing was changed', async ({
  page,
}) => {
  const call = 'POST /notifications/subscription/'
  const tooOften = { status: 429, json: { code: 'too-many' } }
  const found = { status: 200, json: { topic: 'job_alerts', is_on: true, email: 'a•••@example.com' } }
  const tooMany = 'Too many tries. Please wait a few minutes and try again.'
  const expectAlert = (text: string) => expect(alertOf(page, text)).toBeVisible()
  const again = page.getByRole('button', { name: 'Try Again' })
  const stop = page.getByRole('button', { name: 'Stop these emails' })

  await whileAnswered(page, call, 'lost', async () => {
    await page.goto('/unsubscribe#token=abcdefghijklmnopqrstuvwx.yz')
    await expectAlert('We couldn’t check your link. Check your connection and try again.')
  })
  await whileAnswered(page, call, tooOften, async () => {
    await again.click()
    await expectAlert(tooMany)
  })
  await whileAnswered(page, call, found, async () => {
    await again.click()
    await expect(stop).toBeVisible()
  })
  const changeFailed = 'That didn’t work, and nothing changed. Please try again.'
  for (const [failure, text] of [
    [TROUBLE, changeFailed],
    [tooOften, tooMany],
    ['lost', changeFailed],
  ] as const)
    await whileAnswered(page, call, failure, async () => {
      await stop.click()
      await expectAlert(text)
    })
  // The address has lost its token.
  await page.reload()
  await expectAlert('Please open this page from the link at the bottom of one of our emails.')
})
