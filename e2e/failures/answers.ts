import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** What a call comes to: an answer, or none at all. */
type Answer = 'lost' | { status: number; json?: object }

/** Whatever the server does when it is in trouble. */
export const TROUBLE = { status: 500, json: {} }

/**
 * Lets a call come to this, as often as it is made, until the work is done.
 * @param call such as 'GET /jobs/*\/similar/'; a star stands for one part of the address
 */
export async function whileAnswered(page: Page, call: string, answer: Answer, work: () => Promise<void>) {
  const [method, path = ''] = call.split(' ')
  const address = new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`)
  const isMeant = ({ pathname }: URL) => address.test(pathname)
  await page.route(isMeant, (route) => {
    if (route.request().method() !== method) return route.fallback()
    return answer === 'lost' ? route.abort('internetdisconnected') : route.fulfill(answer)
  })
  await work()
  await page.unroute(isMeant)
}

/** The toast that says exactly this, also one inside a dialog. */
export function toastOf(page: Page, title: string, text?: string): Locator {
  const titled = page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) })
  return text === undefined ? titled : titled.filter({ has: page.getByText(text, { exact: true }) })
}

/** The notice in the page that says exactly this. */
export const alertOf = (page: Page, text: string): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByText(text, { exact: true }) })

/** Presses a button that may be pressed now; by keyboard, since a toast may still lie over it. */
export async function press(button: Locator) {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}
