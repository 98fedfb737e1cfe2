import { expect, test } from '../fixtures.ts'

test('carla asks for too much at once and finds close matches under what there is', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('carla')
  await page.goto('/jobs?search=bookkeeper+payroll+shopify+photoshop+wordpress')
  const close = page.getByRole('region', { name: 'Close matches' })
  await expect(close.getByText('These match some of your words.')).toBeVisible()
  await expect(close.getByRole('listitem').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectAccessible()
})

test('carla narrows her jobs to part time by the filters, and Back widens them again', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('carla')
  await page.goto('/jobs?sort_by=date')
  const found = page.getByRole('heading', { level: 2, name: /jobs found$/ })
  const all = await found.innerText()
  await page.getByRole('button', { name: 'Filters' }).click()
  const type = page.getByRole('group', { name: 'Job Type' })
  await type.getByRole('radio', { name: 'Part Time' }).check()
  await expectAccessible()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page).toHaveURL(/job_type=part-time/)
  const chip = page.getByRole('button', { name: 'Remove filter Part Time' })
  await expect(chip).toBeVisible()
  await expect(found).not.toHaveText(all)

  await page.goBack()
  await expect(page).toHaveURL(/\/jobs\?sort_by=date$/)
  await expect(chip).toBeHidden()
  await expect(found).toHaveText(all)
  await expect(type.getByRole('radio', { name: 'Any' })).toBeChecked()
})
