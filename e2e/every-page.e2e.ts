import { guideSlugs } from '@hanap/contract/guides'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

// Nothing here changes what anybody has: the tests may run side by side.
test.describe.configure({ mode: 'parallel' })

const publicPages = [
  '/',
  '/login',
  '/register',
  '/onboarding',
  '/onboarding?step=2',
  '/onboarding?step=3',
  '/onboarding?step=4',
  '/onboarding?step=5',
  '/unsubscribe',
  '/unsubscribe#token=no-such-token-as-this-one',
  '/salaries',
  '/salaries?title=no-such-work',
  '/pricing',
  '/resources',
  ...guideSlugs.map((slug) => `/resources/${slug}`),
  '/post-job',
  '/resources-employers',
  '/no-such-page',
]
const memberPages = [
  '/jobs',
  '/jobs?search=assistant',
  '/employers',
  '/employers?search=no-such-employer',
  '/employers/1',
  '/hidden-jobs',
  '/saved-jobs',
  '/saved-searches',
  '/notifications',
  '/applications',
  '/letters',
  '/profile',
  '/settings?tab=personal',
  '/settings?tab=password',
  '/settings?tab=notifications',
  '/settings?tab=integrations',
  '/settings?tab=privacy',
  '/data-export',
  '/subscription/plans',
  '/subscription/receipts/pi_none',
  '/onboarding',
]
const pagesWithoutPlan = memberPages.filter((path) => !/^\/(jobs|employers)/.test(path))
/** What each page asks for first: without it the page is in its failed state. */
const failures = [
  ['/jobs', '**/api/jobs/**', /try again/i],
  ['/employers', '**/api/employers/**', 'Failed to load employers. Please try again.'],
  ['/employers/1', '**/api/employers/**', 'Failed to load this employer. Please try again.'],
  ['/hidden-jobs', '**/api/hidden-jobs/', 'Failed to load hidden jobs. Please try again.'],
  ['/saved-jobs', '**/api/saved-jobs/', 'Failed to load saved jobs. Please try again.'],
  ['/saved-searches', '**/api/saved-searches/', 'Failed to load your saved searches. Please try again.'],
  ['/notifications', '**/api/notifications/?**', 'Failed to load your notifications. Please try again.'],
  ['/applications', '**/api/job-applications/**', /^Failed to load your applications/],
  ['/letters', '**/api/cover-letters/**', 'Failed to load your letters. Please try again.'],
  ['/letters/1', '**/api/cover-letters/**', 'Failed to load this letter. Please try again.'],
  ['/profile', '**/api/jobseeker/profile/', 'Your profile did not load'],
  ['/settings?tab=personal', '**/api/auth/user/', 'Failed to load your settings. Please try again.'],
  ['/settings?tab=password', '**/api/auth/sessions/', 'Where you are signed in did not load.'],
  ['/settings?tab=notifications', '**/api/settings/**', 'Failed to load your settings. Please try again.'],
  ['/settings?tab=integrations', '**/api/settings/**', 'Failed to load your settings. Please try again.'],
  ['/settings?tab=privacy', '**/api/settings/**', 'Failed to load your settings. Please try again.'],
  ['/subscription/plans', '**/api/auth/subscription/plans/', /^Failed to load subscription plans/],
  [
    '/subscription/receipts/pi_1',
    '**/api/auth/subscription/payment/details/',
    'The receipt could not be loaded. Please try again.',
  ],
] as const
const views = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const

for (const { colorScheme, ...viewport } of views) {
  test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('every public page is accessible and fits', async ({ page, expectAccessible }) => {
      for (const path of publicPages) {
        await page.goto(path)
        await expectFits(page)
        await expectAccessible()
      }
    })

    for (const name of ['ana', 'carla']) {
      test(`every page of ${name} is accessible and fits`, async ({ page, signInAs, expectAccessible }) => {
        await signInAs(name)
        for (const path of memberPages) {
          await page.goto(path)
          await expectFits(page)
          await expectAccessible()
        }
        await openFirstJob(page)
        await expectFits(page)
        await expectAccessible()
      })
    }

    test('every dialog is accessible and fits', async ({ page, signInAs, expectAccessible }) => {
      await signInAs('carla')
      const opens = async (name: string) => {
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        await expectFits(page)
        await expectAccessible()
      }
      await openFirstJob(page)
      await page.getByRole('button', { name: 'Apply Now' }).first().click()
      await opens('Apply for this job')
      await page.getByRole('button', { name: 'Submit Application' }).click()
      await opens('Cover Letter Required')

      await page.goto('/settings?tab=integrations')
      await page.getByRole('button', { name: 'Disconnect' }).click()
      await opens('Disconnect Online Jobs Portal')

      await page.route('**/api/job-applications/list_applications/', (route) =>
        route.fulfill({ json: { count: 2, results: [application(1, 'sent'), application(2, 'failed')] } }),
      )
      await page.goto('/applications')
      for (const nth of [0, 1]) {
        await page
          .getByRole('button', { name: /^Show the route/ })
          .nth(nth)
          .click()
        await expectFits(page)
        await expectAccessible()
      }
      await page
        .getByRole('button', { name: /^Update/ })
        .first()
        .click()
      await opens('Update Status')
    })
  })
}

// Once each is enough: their parts are looked at in both themes on the pages above.
test.describe('on a phone, in light colours', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'light' })

  test('every page that dario still has is accessible and fits', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs('dario')
    for (const path of pagesWithoutPlan) {
      await page.goto(path)
      await expectFits(page)
      await expectAccessible()
    }
  })
})

test.describe('on a wide screen, in dark colours', () => {
  test.use({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' })

  test('every page that fails to load is accessible and fits', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs('carla')
    for (const [path, calls, words] of failures) {
      await page.route(calls, (route) => route.abort('internetdisconnected'))
      await page.goto(path)
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
      await expectFits(page)
      await expectAccessible()
      await page.unroute(calls)
    }
  })
})

test('nothing is cut off or runs sideways at 320 px', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs('carla')
  for (const path of [...publicPages.slice(0, 1), ...memberPages]) {
    await page.goto(path)
    await expectFits(page)
  }
})

async function openFirstJob(page: Page) {
  await page.goto('/jobs')
  const href = await page.locator('main a[href^="/jobs/"]').first().getAttribute('href')
  await page.goto(href ?? '')
}

/** An application as the server lists it: at an interview, or one that was never sent. */
function application(id: number, send_state: 'sent' | 'failed') {
  const job_url = 'https://board.example/jobs/7'
  const isSent = send_state === 'sent'
  const problem = { reason: 'The board was down.', possible_causes: [], suggestions: ['Try again.'], job_url }
  return {
    id,
    origin: 'hanap',
    job: id,
    job_title: 'Customer Support Lead for an Outdoor Equipment Company in Melbourne',
    employer_name: 'Harbor & Pine',
    status: isSent ? 'interview' : 'applied',
    applied_date: '2026-11-03T01:12:00Z',
    last_updated: '2026-11-18T08:30:00Z',
    notes: isSent ? 'Ask for Dana.' : '',
    interview_date: isSent ? '2026-11-24T13:00:00Z' : null,
    interviews: [],
    offer_date: null,
    follow_up_date: null,
    reminded_at: null,
    board_status: '',
    send_state,
    send_problem: isSent ? null : problem,
    job_url,
    history: [],
  }
}

/** The page has settled: its one heading is there, nothing loads any more, and nothing runs out sideways. */
async function expectFits(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} runs sideways`).toBeLessThanOrEqual(0)
}
