import { application } from '../applying/sample-application.ts'
import { expect, test } from '../fixtures.ts'
import {
  expectFits,
  expectFitsSmallAndBig,
  expectForEveryone,
  expectTargets,
  openFirstJob,
  openPage,
  PHONE,
  WIDE,
} from '../looks.ts'
import { failures, halves } from './page-lists.ts'

// These tests change no shared data.
test.describe.configure({ mode: 'parallel' })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('every page of somebody who has nothing yet is for everyone', async ({
    page,
    signUpAs,
    expectAccessible,
  }) => {
    await signUpAs('Nena')
    await page.setViewportSize(WIDE)
    for (const path of [
      '/jobs?search=qqqqqq',
      '/hidden-jobs',
      '/saved-jobs',
      '/saved-searches',
      '/notifications',
      '/applications',
      '/letters',
      '/profile',
    ]) {
      await openPage(page, path)
      await expectForEveryone(page, expectAccessible)
    }
  })

  for (const [half, some] of halves(failures).entries()) {
    test(`every page is for everyone while it loads and when that fails, ${half + 1} of 2`, async ({
      page,
      signInAs,
      expectAccessible,
    }) => {
      await signInAs('carla')
      for (const [path, calls, words] of some) {
        const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()
        await page.route(calls, async (route) => {
          await refused
          await route.abort('internetdisconnected').catch(() => {})
        })
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectFits(page)
        await expectAccessible()
        refuse()
        await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible()
        await expectFits(page)
        await expectTargets(page)
        await expectAccessible()
        await page.unroute(calls)
      }
    })
  }
})

test('what is long is cut off nowhere', async ({ page, signInAs }) => {
  await signInAs('carla')
  await page.route(
    /\/api\/(jobs|employers|saved-jobs|saved-searches|notifications|cover-letters)\//,
    async (route) => {
      const answer = await route.fetch()
      if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
      await route.fulfill({ response: answer, json: stretch(await answer.json()) })
    },
  )
  await page.route('**/api/job-applications/list_applications/', (route) =>
    route.fulfill({
      json: stretch({ count: 2, results: [application(1, 'sent'), application(2, 'failed')] }),
    }),
  )
  for (const path of ['/jobs', '/employers', '/employers/1', '/saved-jobs', '/letters', '/applications']) {
    await openPage(page, path)
    await expectFits(page)
    await expectFitsSmallAndBig(page)
  }
  await openFirstJob(page)
  await expectFitsSmallAndBig(page)
})

const LONG: Readonly<Record<string, string>> = {
  title:
    'Bookkeeper/Administrative-Assistant/CustomerServiceRepresentativeWithXeroAndQuickBooksExperienceForAustralia',
  employer_name: 'InternationalOutsourcingAndVirtualAssistanceSolutionsIncorporatedOfThePhilippines',
  salary: 'PHP30,000-45,000/month+performance-bonus+13thmonth+HMO+equipment-allowance,negotiable',
}

/** Makes texts very long, without blanks. */
function stretch(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => stretch(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stretch(part, name)]))
  if (typeof value !== 'string' || value === '') return value
  if (key === 'job_title') return LONG['title']
  if (key === 'name' || key === 'tags') return LONG['employer_name']
  return LONG[key] ?? value
}
