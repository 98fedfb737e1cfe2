import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'

type Added = {
  job_title: string
  employer_name: string
  applied_date: string
  status?: string
  notes?: string
}
const added: Added[] = [
  {
    job_title: 'Bookkeeper',
    employer_name: 'Niño & Sons',
    applied_date: '2026-11-10',
    notes: 'Ask for Dana.',
  },
  {
    job_title: 'Support Lead',
    employer_name: 'Harbor & Pine',
    applied_date: '2026-11-08',
    status: 'reviewing',
  },
  {
    job_title: 'Data Entry Clerk',
    employer_name: 'Mossbridge',
    applied_date: '2026-10-12',
    status: 'rejected',
  },
]

async function addAll(request: APIRequestContext, token: string): Promise<number[]> {
  const ids: number[] = []
  for (const data of added) {
    const headers = headersOf(token)
    const answer = await request.post('/api/job-applications/', { headers, data })
    expect(answer.status()).toBe(201)
    ids.push(((await answer.json()) as { id: number }).id)
  }
  return ids
}

const column = (page: Page, name: RegExp): Locator => page.getByRole('region', { name })
const card = (place: Page | Locator, name: string) => place.getByRole('link', { name, exact: true })
const inBothThemes = async (page: Page, look: () => Promise<void>) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await look()
  }
}

test('lena moves her applications on the board, by menu, by keys and with the mouse', async ({
  page,
  request,
  signUpAs,
  expectAccessible,
}) => {
  const { token } = await signUpAs('Lena')
  await addAll(request, token)
  await page.goto('/applications')

  await test.step('the board has a column for every status', async () => {
    await page.getByRole('button', { name: 'Board' }).click()
    await expect(page).toHaveURL(/\?view=board$/)
    await expect(card(column(page, /^Applied, 1 application/), 'Bookkeeper')).toBeVisible()
    await expect(page.getByText(/^Drag a card/)).toBeVisible()
    await inBothThemes(page, expectAccessible)
  })

  await test.step('the menu moves a card to Interview, and its date is added from the notice', async () => {
    await page.getByRole('button', { name: 'Move or update Bookkeeper' }).click()
    await expectAccessible()
    await page.getByRole('menuitem', { name: 'Move to Interview' }).click()
    await expect(page.getByText('Application status updated to Interview.')).toBeVisible()
    await page.getByRole('button', { name: 'Add the interview date' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Status' })
    await dialog.getByLabel('Interview date').fill('2099-11-24T21:00')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(column(page, /^Interview/).getByText(/Nov 24, 9:00\sPM/)).toBeVisible()
  })

  await test.step('the mouse drags one to Offer', async () => {
    await card(page, 'Support Lead').dragTo(column(page, /^Offer/))
    await expect(page.getByText('Application status updated to Offer.')).toBeVisible()
    await expect(card(column(page, /^Offer/), 'Support Lead')).toBeVisible()
  })

  await test.step('dropped where it came from, or beside the board, it stays', async () => {
    const answers: string[] = []
    page.on('request', (call) => {
      if (call.method() === 'PATCH') answers.push(call.url())
    })
    await card(page, 'Support Lead').dragTo(column(page, /^Offer/))
    await card(page, 'Support Lead').dragTo(page.getByRole('heading', { level: 1 }))
    await expect(card(column(page, /^Offer/), 'Support Lead')).toBeVisible()
    expect(answers).toEqual([])
  })

  await test.step('Alt with an arrow moves the card that has the focus, which keeps it', async () => {
    await card(page, 'Support Lead').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(card(column(page, /^Hired/), 'Support Lead')).toBeFocused()
    await expect(page.getByText('Moved to Hired: Support Lead')).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(card(page, 'Data Entry Clerk')).toBeFocused()
    await expect(page.getByText('Application status updated to Hired.')).toBeVisible()
  })

  await test.step('all of it is there after a reload', async () => {
    await page.reload()
    await expect(card(column(page, /^Interview, 1/), 'Bookkeeper')).toBeVisible()
    await expect(card(column(page, /^Hired, 1/), 'Support Lead')).toBeVisible()
    await expect(card(column(page, /^Rejected, 1/), 'Data Entry Clerk')).toBeVisible()
  })

  await test.step('a card opens its details; back closes them', async () => {
    await card(page, 'Bookkeeper').click()
    const dialog = page.getByRole('dialog', { name: 'Bookkeeper' })
    await expect(dialog.getByRole('list', { name: 'Route' })).toBeVisible()
    await expectAccessible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\?view=board$/)
  })
})

test('nena finds one of her applications by filters, goes back, and follows a link of a mail', async ({
  page,
  request,
  signUpAs,
  expectAccessible,
}) => {
  const { token } = await signUpAs('Nena')
  const [, , clerk] = await addAll(request, token)
  const rows = page.getByRole('table').getByRole('row')
  await page.goto('/applications')
  await expect(rows).toHaveCount(4)

  await test.step('words and filters narrow the table, and stand in the address', async () => {
    await page.getByRole('searchbox').fill('nino')
    await expect(rows).toHaveCount(2)
    await expect(page).toHaveURL(/\?search=nino$/)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('radio', { name: 'Sent from Hanap' }).check()
    await expect(page.getByText('No application matches everything')).toBeVisible()
    await inBothThemes(page, expectAccessible)
  })

  await test.step('back takes the filter off again, and then the words', async () => {
    await page.goBack()
    await expect(rows).toHaveCount(2)
    await expect(page.getByRole('radio', { name: 'Any' }).first()).toBeChecked()
    await page.goBack()
    await expect(rows).toHaveCount(4)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await page.goForward()
    await expect(page.getByText('1 of 3 applications')).toBeVisible()
  })

  await test.step('the timeline shows the routes of what is left', async () => {
    await page.getByRole('button', { name: 'Timeline' }).click()
    await expect(page).toHaveURL(/search=nino/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('list', { name: 'Route' })).toHaveCount(3)
    await inBothThemes(page, expectAccessible)
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await test.step('a link of a mail opens its row', async () => {
    await page.goto(`/applications?open=${clerk}`)
    await expect(page.getByRole('button', { name: 'Show the route of Data Entry Clerk' })).toBeFocused()
    await expect(page.getByRole('list', { name: 'Route' })).toBeVisible()
    await page.goto('/applications?open=999999999')
    await expect(page.getByText('That application is gone.')).toBeVisible()
    await expectAccessible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('olive sees one column at a time, and moves a card by its menu', async ({
    page,
    request,
    signUpAs,
    expectAccessible,
  }) => {
    const { token } = await signUpAs('Olive')
    await addAll(request, token)
    const expectFits = async () => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${page.url()} runs sideways`).toBeLessThanOrEqual(0)
    }
    await page.goto('/applications?view=board')
    await expect(page.getByRole('tab', { name: /^Applied/ })).toHaveAttribute('aria-selected', 'true')
    await inBothThemes(page, expectAccessible)
    await expectFits()
    await page.getByRole('button', { name: 'Move or update Bookkeeper' }).tap()
    await page.getByRole('menuitem', { name: 'Move to Under Review' }).tap()
    await expect(page.getByText('Application status updated to Under Review.')).toBeVisible()
    await page.getByRole('tab', { name: /^Under Review/ }).tap()
    await expect(card(page, 'Bookkeeper')).toBeVisible()

    await page.getByRole('button', { name: 'Filters' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('radio', { name: 'Added by you' }).check()
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Show 3 applications' }).tap()
    await expect(page.getByRole('button', { name: 'Remove filter Added by you' })).toBeVisible()
    await page.getByRole('button', { name: 'Timeline' }).tap()
    await expect(page.getByRole('list', { name: 'Route' }).first()).toBeVisible()
    await inBothThemes(page, expectAccessible)
    await expectFits()
  })
})
