import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

async function search(page: Page, words: string) {
  const box = page.getByRole('combobox', { name: /keyword/ })
  await box.fill(words)
  await box.press('Enter')
  await expect(page).toHaveURL((address) => address.searchParams.get('search') === words)
}

/** An exact or a close match. */
const firstJob = (page: Page) => page.locator('[data-job-rows] h3').first()

const chipOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Leave out: ${name}`, exact: true })

test('carla asks in ten ways for work that needs no experience, and takes it back on her phone', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('carla')
  await page.goto('/jobs')
  for (const words of [
    'va no experience',
    'va no exp po',
    'va w/o experience',
    'beginner va',
    'va fresh grad',
    'va first timer',
    'entry level va',
    'va willing to train',
    'va walang experience',
    'va kahit walang karanasan',
  ]) {
    await search(page, words)
    await expect(chipOf(page, 'No experience needed')).toBeVisible()
    await expect(firstJob(page)).toBeVisible()
  }
  await expectAccessible()
  await chipOf(page, 'No experience needed').click()
  await expect(page).toHaveURL((address) => address.searchParams.get('search') === 'va')
  await expect(chipOf(page, 'No experience needed')).toBeHidden()
})

test('carla types as she speaks, and sees on her phone what each search was read as', async ({
  page,
  signInAs,
}) => {
  await signInAs('carla')
  await page.goto('/jobs')
  for (const [words, ...chips] of [
    ['tagasagot ng tawag na pang gabi', 'Night in Manila'],
    ['bookkeeper sa umaga lang', 'Day in Manila'],
    ['encoder part time lang po', 'Part time'],
    ['taga-edit ng video buong araw', 'Full time'],
    ['chat support walang tawag', 'No calls'],
    ['va lingguhan ang sahod', 'Paid weekly'],
    ['bookkeeper kinsenas ang sahod', 'Paid twice a month'],
    ['editor bayad kada video', 'Paid by output'],
    ['nagsusulat na hawak ang oras', 'Flexible hours'],
    ['trabahong pangmatagalan na accounting', 'Long term'],
    ['gumagawa ng website isang project', 'One project'],
    ['encoder 4 hrs a day kahit baguhan', 'Part time', 'No experience needed'],
  ] as const) {
    await search(page, words)
    for (const chip of chips) await expect(chipOf(page, chip)).toBeVisible()
    await expect(firstJob(page)).toBeVisible()
  }
})
