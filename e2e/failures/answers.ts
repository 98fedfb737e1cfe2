import type { Page } from '@playwright/test'

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
