import { expect, test } from '../fixtures.ts'
import { expectFits, expectFitsSmallAndBig, expectTargets, openPage, PHONE } from '../looks.ts'

test.use({ viewport: PHONE })

test('Back closes the phone’s menu, and leads from the page that was chosen to the one before', async ({
  page,
  expectAccessible,
}) => {
  await openPage(page, '/pricing')
  await openPage(page, '/about')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const open = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu).toBeVisible()
  }
  await open()
  await expectFits(page)
  await expectTargets(page)
  await expectAccessible('both')
  await expectFitsSmallAndBig(page)
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/about$/)

  await open()
  await menu.getByRole('link', { name: 'Salary guide' }).click()
  await expect(page).toHaveURL(/\/salaries$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // Closed by hand, it leaves no history entry.
  await open()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.openOverPage)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(/\/pricing$/)
})
