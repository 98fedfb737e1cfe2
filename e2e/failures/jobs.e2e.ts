import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { TROUBLE, whileAnswered } from './answers.ts'
import { alertOf, expectAtField, press, toastOf } from './expected-words.ts'

const LIST = 'GET /jobs/'
const SEARCH = 'GET /jobs/search/'
const STATUS = 'GET /auth/subscription/search/status/'
const INCREMENT = 'POST /auth/subscription/search/increment/'
const standing = {
  remaining_searches: 9,
  max_searches: 100,
  current_count: 91,
  can_search: true,
  month: '2026-11',
  resets_on: '2026-12-01',
}
const usedUp =
  "You've reached your monthly search limit. Please upgrade your subscription to continue searching."

const rowsOf = (page: Page) => page.locator('[data-job-rows] > li')
const tryAgain = (page: Page) =>
  page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try Again' })

test('nena reads which list did not load, and has it by trying again', async ({ page, signUpAs }) => {
  await signUpAs('Nena')
  await whileAnswered(page, LIST, TROUBLE, () =>
    whileAnswered(page, STATUS, TROUBLE, async () => {
      await page.goto('/jobs')
      await expect(alertOf(page, 'Failed to load jobs. Please try again.')).toBeVisible()
      const meter = page.getByRole('main').getByText(/^Unable to load search count information/)
      await expect(meter).toHaveText(/^Unable to load search count information\s*Retry$/)
    }),
  )
  await press(page.getByRole('button', { name: 'Retry', exact: true }))
  await expect(page.getByText('100 of 100 searches left')).toBeVisible()
  await press(tryAgain(page))
  await expect(rowsOf(page)).toHaveCount(10)

  await whileAnswered(page, LIST, 'lost', async () => {
    await press(page.getByRole('button', { name: 'View All Jobs' }))
    await expect(alertOf(page, 'Failed to load all jobs. Please try again.')).toBeVisible()
  })
  await press(tryAgain(page))
  await expect(rowsOf(page)).toHaveCount(10)

  const address = (await rowsOf(page).first().locator('h3 a').getAttribute('href')) ?? ''
  await whileAnswered(page, 'GET /jobs/*/similar/', TROUBLE, async () => {
    await page.goto(`/jobs?similar_to=${/\d+/.exec(address)?.[0]}`)
    await expect(alertOf(page, 'Failed to find similar jobs. Showing all jobs instead.')).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(10)
  })
})

test('nena reads why her words were not searched for, and what she may do instead', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Nena')
  await page.goto('/jobs')
  await expect(rowsOf(page)).toHaveCount(10)
  const searched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/jobs/search/')) searched.push(request.url())
  })
  const searchFor = async (words: string) => {
    await page.getByLabel('Job title, skill or keyword').fill(words)
    await press(page.getByRole('button', { name: 'Search Jobs' }))
  }

  await test.step('no words are no search', async () => {
    await searchFor('  ')
    await expect(toastOf(page, 'Empty Search', 'Please enter a search term.')).toBeVisible()
  })

  await test.step('each way of being told that the month is used up', async () => {
    for (const [words, call, status, json, text] of [
      ['books', STATUS, 200, { ...standing, remaining_searches: 0, can_search: false }, usedUp],
      ['sheets', INCREMENT, 200, { ...standing, can_search: false }, usedUp],
      ['invoices', INCREMENT, 403, { error: 'Your searches are used up.' }, 'Your searches are used up.'],
      ['ledgers', INCREMENT, 403, {}, 'Search limit reached. Please upgrade your subscription.'],
    ] as const) {
      await whileAnswered(page, call, { status, json }, async () => {
        // A count of the last minute would be believed.
        if (call === STATUS) await page.reload()
        await searchFor(words)
        await isBlocked(text)
      })
    }
    expect(searched).toEqual([])
    const error = 'The limit of this month is reached.'
    await whileAnswered(page, SEARCH, { status: 400, json: { error } }, () =>
      searchFor('payroll').then(() => isBlocked(error)),
    )
  })

  async function isBlocked(text: string) {
    const told = alertOf(page, text)
    await expect(told.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
      'href',
      '/subscription/plans',
    )
    await expect(rowsOf(page)).toHaveCount(0)
    await press(told.getByRole('button', { name: 'View All Jobs' }))
    await expect(told).toBeHidden()
    await expect(rowsOf(page)).toHaveCount(10)
  }

  await test.step('a search that fails with all that stands in for it, and then by itself', async () => {
    await whileAnswered(page, SEARCH, TROUBLE, async () => {
      await whileAnswered(page, LIST, TROUBLE, async () => {
        await searchFor('assistant')
        await expect(alertOf(page, 'Failed to search jobs. Please try again.')).toBeVisible()
        await expect(rowsOf(page)).toHaveCount(0)
      })
      await press(tryAgain(page))
      const told = alertOf(page, 'Search isn’t working right now')
      await expect(told).toContainText(
        /These match among the newest \d+ jobs\. Your browser searched them\. For now, only exact words match\./,
      )
      await expect(rowsOf(page).first()).toBeVisible()
    })
  })

  await test.step('what nothing matches leads back to the start', async () => {
    await searchFor('qqqqqq')
    await expect(page.getByRole('heading', { name: 'No jobs found', exact: true })).toBeVisible()
    await press(page.getByRole('button', { name: 'Reset Search' }))
    await expect(page).toHaveURL('/jobs')
  })

  await test.step('her plan has no filters: the server itself says so', async () => {
    await page.goto('/jobs?search=assistant&job_type=full-time')
    const told = page.getByRole('main').getByRole('status').filter({ hasText: 'Premium Feature' })
    await expect(told.getByText('Premium Feature', { exact: true })).toBeVisible()
    await expect(told.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
      'href',
      '/subscription/plans',
    )
    await press(told.getByRole('button', { name: 'Search without filters' }))
    await expect(rowsOf(page).first()).toBeVisible()
  })

  await test.step('a tag that is too long, and one too many', async () => {
    await press(page.getByRole('button', { name: /^Filters/ }))
    const tag = page.getByLabel('Your own tag')
    const add = async (name: string) => {
      await tag.fill(name)
      await tag.press('Enter')
    }
    const long = 'x'.repeat(101)
    await add(long)
    await expectAtField(tag, 'A tag can have up to 100 characters, fewer with special letters.')
    await expect(tag).toHaveValue(long)
    for (let number = 1; number <= 20; number++) await add(`Tag ${number}`)
    await add('Xero')
    await expectAtField(tag, 'You can add up to 20 tags. Remove one to add another.')
    await expect(tag).toHaveValue('Xero')
    await expect(page.getByRole('list', { name: 'Your tags' }).getByRole('listitem')).toHaveCount(20)
  })
})
