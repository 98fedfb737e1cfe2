import type { APIRequestContext, Page, Route } from '@playwright/test'
import { headersOf } from '../asking.ts'

/** What a call comes to: an answer, or none at all. */
type Answer = 'lost' | { status: number; json?: object }

/** Whatever the server does when it is in trouble. */
export const TROUBLE = { status: 500, json: {} }

/**
 * Lets a call come to this, as often as it is made, until the work is done.
 * @param call such as 'GET /jobs/*\/similar/'; a star stands for one part of the address
 */
export async function whileAnswered(page: Page, call: string, answer: Answer, work: () => Promise<void>) {
  const cease = await onCall(page, call, (route) =>
    answer === 'lost' ? route.abort('internetdisconnected') : route.fulfill(answer),
  )
  await work()
  await cease()
}

/**
 * Ends a session on the server alone, as this call is on its way: ended before, whatever the page asks for by itself might
 * be refused first and lead to the login.
 */
export async function endSessionAt(page: Page, call: string, request: APIRequestContext, token: string) {
  const headers = headersOf(token)
  await onCall(page, call, async (route) => {
    await request.post('/api/auth/logout/', { headers })
    await route.continue()
  })
}

/** Takes a call, as {@link whileAnswered} names it, as often as it is made; what comes back ends that. */
async function onCall(page: Page, call: string, take: (route: Route) => Promise<void>) {
  const [method, path = ''] = call.split(' ')
  const address = new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`)
  const isMeant = ({ pathname }: URL) => address.test(pathname)
  await page.route(isMeant, (route) => (route.request().method() === method ? take(route) : route.fallback()))
  return () => page.unroute(isMeant)
}
