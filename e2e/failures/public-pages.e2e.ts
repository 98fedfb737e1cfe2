import { expect, test } from '../fixtures.ts'
import { whileAnswered } from './answers.ts'
import { expectAtField, press, toastOf } from './expected-words.ts'

test('a visitor’s message that is not whole, or is not taken, stays in the form, which says why', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  const send = form.getByRole('button', { name: 'Send Message' })
  await press(send)
  for (const [label, text] of [
    ['Name', 'Name is required'],
    ['Email', 'Email address is required'],
    ['Subject', 'Subject is required'],
    ['Message', 'Message is required'],
  ] as const)
    await expectAtField(form.getByLabel(label), text)
  await form.getByLabel('Email').fill('mia')
  await press(send)
  await expectAtField(form.getByLabel('Email'), 'Please enter a valid email address')

  for (const label of ['Name', 'Subject', 'Message']) await form.getByLabel(label).fill('Mia')
  await form.getByLabel('Email').fill('mia@example.com')
  await whileAnswered(page, 'POST /contact/', 'lost', async () => {
    await press(send)
    await expect(toastOf(page, 'Error', 'Failed to send message. Please try again later.')).toBeVisible()
    await expect(form.getByLabel('Message')).toHaveValue('Mia')
  })
})

test('a team of nobody is told as one that cannot be shown', async ({ page }) => {
  await whileAnswered(
    page,
    'GET /team-members/',
    { status: 200, json: { count: 0, results: [] } },
    async () => {
      await page.goto('/about')
      const team = page.getByRole('main').getByRole('status')
      await expect(
        team.getByText(
          "We're having trouble loading our team information right now. Please check back later.",
          { exact: true },
        ),
      ).toBeVisible()
    },
  )
})
