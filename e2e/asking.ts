import type { APIRequestContext, Page } from '@playwright/test'

/** What a call made without the page says of who makes it. */
export const headersOf = (token: string) => ({ authorization: `Token ${token}` })

/** The session of who is signed in on this page. */
export const tokenOf = async (page: Page) => String(await page.evaluate(() => localStorage.getItem('token')))

/** The first of the open jobs, as the API lists them. */
export async function firstJob(
  request: APIRequestContext,
  token: string,
): Promise<{ id: number; title: string }> {
  const answer = await request.get('/api/jobs/', { headers: headersOf(token) })
  const [job] = (await answer.json()).results
  return job
}
