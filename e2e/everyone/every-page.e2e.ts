import { expect, test } from '../fixtures.ts'
import {
  expectFits,
  expectFitsScreens,
  expectForEveryone,
  openFirstJob,
  openPage,
  PHONE,
  WIDE,
} from '../looks.ts'
import {
  entryPages,
  halves,
  memberPages,
  pagesOfBasic,
  pagesWithoutPlan,
  pagesWithoutProfile,
  publicPages,
} from './page-lists.ts'

// These tests change no data.
test.describe.configure({ mode: 'parallel' })

test.use({ viewport: WIDE })

for (const [name, list] of [
  ['every page for anybody', publicPages],
  ['every page to come in by', entryPages],
] as const) {
  for (const [half, paths] of halves(list).entries()) {
    test(`${name} is for everyone, ${half + 1} of 2`, async ({ page, expectAccessible }) => {
      for (const path of paths) {
        await openPage(page, path)
        await expectForEveryone(page, expectAccessible)
      }
    })
  }
}

for (const [half, paths] of halves(memberPages).entries()) {
  test(`every page of carla is for everyone, ${half + 1} of 2`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs('carla')
    for (const path of paths) {
      await openPage(page, path)
      await expectForEveryone(page, expectAccessible)
    }
    if (half === 0) {
      await openFirstJob(page)
      await expectForEveryone(page, expectAccessible)
    }
  })
}

test('the Filipino pages say that they are Filipino, and are for everyone', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const look = async (path: string) => {
    await openPage(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
    await expectForEveryone(page, expectAccessible)
  }
  for (const path of ['/fil', '/fil/about', '/fil/salaries', '/fil/register']) await look(path)
  await signInAs('carla')
  for (const path of [
    '/fil/jobs',
    '/fil/applications',
    '/fil/settings?tab=notifications',
    '/fil/subscription/plans',
  ])
    await look(path)
})

test('no link of a Filipino page leads out of the language, but the one to English', async ({
  page,
  signInAs,
}) => {
  await signInAs('carla')
  for (const path of ['/fil/jobs?search=assistant', '/fil/employers', '/fil/applications']) {
    await openPage(page, path)
    if (path.startsWith('/fil/jobs')) {
      await expect(page.getByRole('navigation', { name: 'Mga page ng trabaho' })).toBeVisible()
      await page.getByRole('button', { name: /Carla/ }).click()
      await expect(page.getByRole('menuitem').last()).toHaveAttribute('href', '/fil/logout')
    }
    const addresses = await page
      .locator('a[href^="/"]:not([hreflang="en"])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses.filter((address) => !/^\/fil(\/|$)/.test(address))).toEqual([])
    expect(addresses.length).toBeGreaterThan(10)
  }
})

for (const [name, paths] of [
  ['ben', pagesOfBasic],
  ['eli', pagesWithoutProfile],
] as const) {
  test(`what is ${name}’s alone is accessible and fits every screen`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs(name)
    for (const path of paths) {
      await page.setViewportSize(WIDE)
      await openPage(page, path)
      await expectFitsScreens(page)
      await expectAccessible()
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  // One size: the pages above test their parts in the others.
  for (const [name, paths] of [
    ['ana', memberPages],
    ['dario', pagesWithoutPlan],
  ] as const) {
    test(`every page that ${name} has is accessible and fits`, async ({
      page,
      signInAs,
      expectAccessible,
    }) => {
      await signInAs(name)
      for (const path of paths) {
        await openPage(page, path)
        await expectFits(page)
        await expectAccessible()
      }
    })
  }
})
