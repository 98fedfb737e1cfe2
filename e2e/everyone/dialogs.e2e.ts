import { application } from '../applying/sample-application.ts'
import { expect, test } from '../fixtures.ts'
import { expectFits, expectTargets, openFirstJob, openPage, PHONE, WIDE } from '../looks.ts'

// These tests change no shared data.
test.describe.configure({ mode: 'parallel' })

for (const viewport of [WIDE, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('every menu and dialog is accessible and fits', async ({ page, signInAs, expectAccessible }) => {
      await signInAs('carla')
      const looks = async () => {
        await expectFits(page)
        await expectTargets(page)
        await expectAccessible('both')
      }
      const opens = async (name: string) => {
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        await looks()
      }
      await openFirstJob(page)
      if (viewport === PHONE) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await opens('Menu')
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: /^Account/ }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await looks()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Share' }).first().click()
      await opens('Share this job')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Apply Now' }).first().click()
      await opens('Apply for this job')
      await page.getByRole('button', { name: 'Submit Application' }).click()
      await opens('Cover Letter Required')

      await openPage(page, '/jobs')
      await page.getByRole('button', { name: /^Filters/ }).click()
      await expect(page.getByRole('radio', { name: /Part Time/ })).toBeVisible()
      await looks()

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
        await looks()
      }
      await page
        .getByRole('button', { name: /^Update/ })
        .first()
        .click()
      await opens('Update Status')
    })

    test('mistakes in forms and what is told in passing are accessible and fit', async ({
      page,
      signUpAs,
      expectAccessible,
    }) => {
      const mistaken = async (path: string, button: string) => {
        await openPage(page, path)
        await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
        await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
        await expectFits(page)
        await expectAccessible()
      }
      await mistaken('/login', 'Log in')
      await mistaken('/register', 'Create account')
      await mistaken('/contact', 'Send Message')
      await signUpAs('Tess')
      await mistaken('/settings?tab=password', 'Change password')
      await openFirstJob(page)
      await page.getByRole('button', { name: 'Save Job' }).first().click()
      await expect(page.getByText('Job saved', { exact: false }).first()).toBeVisible()
      await expectFits(page)
      await expectTargets(page)
      await expectAccessible()
    })
  })
}
