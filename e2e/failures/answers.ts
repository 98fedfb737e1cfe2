import type { APIRequestContext, Page, Route } from '@playwright/test'
import { headersOf } from '../asking.ts'

type Answer = 'lost' | { status: number; json?: object }

export const TROUBLE = { status: 500, json: {} }

/**
 * Until the work is done.
 * @param call such as 'GET /jobs/*\/similar/'; a star is one part of the address
 */
export async function whileAnswered(page: Page, call: string, answer: Answer, work: () => Promise<void>) {
  const cease = await onCall(page, call, (route) =>
    answer === 'lost' ? route.abort('internetdisconnected') : route.fulfill(answer),
  )
  await work()
  await cease()
}

/** Ends the session during this call, and while no other is under way: one refused first would lead to the login. */
export async function endSessionAt(page: Page, call: string, request: APIRequestContext, token: string) {
  const headers = headersOf(token)
  const before: Promise<unknown>[] = []
  const answered = Promise.withResolvers<void>()
  let isEnding = false
  await page.route('/api/**', async (route) => {
    if (isEnding) await answered.promise
    const answer = route.fetch()
    before.push(answer)
    await route.fulfill({ response: await answer })
  })
  await onCall(page, call, async (route) => {
    isEnding = true
    await Promise.allSettled(before)
    await request.post('/api/auth/logout/', { headers })
    await route.fulfill({ response: await route.fetch() })
    answered.resolve()
  })
}

/** Named as in {@link whileAnswered}. @returns a function that stops it */
async function onCall(page: Page, call: string, take: (route: Route) => Promise<void>) {
  const [method, path = ''] = call.split(' ')
  const address = new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`)
  const isMeant = ({ pathname }: URL) => address.test(pathname)
  await page.route(isMeant, (route) => (route.request().method() === method ? take(route) : route.fallback()))
  return () => page.unroute(isMeant)
}
