import type { Locator, Page } from '@playwright/test'
import { writeByHand } from '../applying/write-by-hand.ts'
import { expect, test } from '../fixtures.ts'
import { whileAnswered } from './answers.ts'
import { press, toastOf } from './expected-words.ts'

test('nena reads which part of the site did not come, and has it by pressing once more', async ({
  page,
  signUpAs,
}) => {
  // On the slowest connection nothing is prefetched.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } })
  })
  await signUpAs('Nena')
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name }).first()
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  async function close(name: string) {
    await expect(dialog(name)).toBeVisible()
    await page.keyboard.press('Escape')
  }

  await test.step('on the listing', async () => {
    await page.goto('/jobs?search=assistant')
    const save = button('Save search')
    await comesLater(page, save, 'save-search-dialog', 'The save form didn’t open')
    await close('Save this search')
    await comesLater(page, button(/^Filters/), 'filter-panel', 'The filters didn’t open.')
    await expect(main.getByLabel('Your own tag')).toBeVisible()
  })

  await test.step('beside a job', async () => {
    await page.locator('[data-job-rows] > li h3 a').first().click()
    await comesLater(page, button('Share'), 'share-dialog', 'The share menu didn’t open.')
    await close('Share this job')
    const report = button('Report this job')
    const check = main.getByRole('heading', { name: 'Check before you apply' })
    await check.evaluate((heading) => heading.scrollIntoView())
    await comesLater(page, report, 'report-dialog', 'The report form didn’t open.')
    await close('Report this job')
  })

  await test.step('while she applies', async () => {
    await writeByHand(page)
    const settings = dialog('Apply for this job').getByRole('button', { name: 'AI Settings' })
    await comesLater(page, settings, 'ai-settings-dialog', 'AI Settings didn’t open.')
    await expect(dialog('AI Settings').getByLabel('Instructions')).toBeVisible()
  })
})

test('why nothing is found comes once there is a signal again, though its script was lost first', async ({
  page,
  signInAs,
}) => {
  await signInAs('carla')
  const script = '**/assets/no-jobs-*.js'
  await page.route(script, (route) => route.abort('internetdisconnected'))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/no-jobs-'))
  await page.goto('/jobs?search=qqqqqq')
  await lost
  await page.unroute(script)
  await expect(page.getByText('No jobs found')).toBeVisible()
})

/** A failed script shows an error, and loads at the next press. */
async function comesLater(page: Page, opener: Locator, part: string, title: string) {
  const script = `**/assets/${part}-*.js`
  await page.route(script, (route) => route.abort('internetdisconnected'))
  await press(opener)
  await expect(toastOf(page, title, 'Check your connection and try again.')).toBeVisible()
  await page.unroute(script)
  await press(opener)
}

test.describe('a whole page', () => {
  // These failures appear in the console.
  test.use({ quietConsole: ({}, use) => use(undefined) })

  test('nena reads why a page is not there, be it the connection, its script or we', async ({
    page,
    signUpAs,
  }) => {
    await signUpAs('Nena')
    const title = page.getByRole('heading', { level: 1 })
    const told = page.getByRole('main').getByRole('alert')
    const tryAgain = told.getByRole('button', { name: 'Try Again' })
    const says = async (text: string) => {
      await expect(told.getByRole('paragraph')).toHaveText(text)
      await expect(title).toHaveText('This page didn’t load')
    }

    await whileAnswered(page, 'GET /auth/subscription/current/', 'lost', async () => {
      await page.goto('/jobs')
      await says('We couldn’t reach Hanap. Check your connection and try again.')
    })
    await press(tryAgain)
    await expect(title).toHaveText('Find Your Next Opportunity')

    const script = '**/assets/saved-searches-page-*.js'
    await page.route(script, (route) => route.abort('internetdisconnected'))
    await press(page.getByRole('banner').getByRole('button', { name: /Nena Reyes/ }))
    await press(page.getByRole('menuitem', { name: 'Saved Searches' }))
    await says('Part of this page didn’t load. Check your connection and try again.')
    await page.unroute(script)

    const unreadable = {
      status: 200,
      json: { count: 1, results: [{ id: 1, name: { en: 'Books' } }] },
    }
    await whileAnswered(page, 'GET /saved-searches/', unreadable, async () => {
      await press(tryAgain)
      await says('Something went wrong on our side. Your work is safe. Please try again in a moment.')
    })
    await press(tryAgain)
    await expect(title).toHaveText('Saved Searches')
  })
})
