import { type APIRequestContext, expect, type Page } from '@playwright/test'

export const headersOf = (token: string) => ({ authorization: `Token ${token}` })

export const tokenOf = async (page: Page) => String(await page.evaluate(() => localStorage.getItem('token')))

export async function firstJob(
  request: APIRequestContext,
  token: string,
): Promise<{ id: number; title: string }> {
  const answer = await request.get('/api/jobs/', { headers: headersOf(token) })
  const [job] = (await answer.json()).results
  return job
}

/** Without orders for applicants: one press sends an application. */
export async function plainJob(
  request: APIRequestContext,
  token: string,
): Promise<{ id: number; title: string }> {
  const answer = await request.get('/api/jobs/?per_page=40', { headers: headersOf(token) })
  const jobs: { id: number; title: string; asks: object }[] = (await answer.json()).results
  const job = jobs.find(({ asks }) => Object.keys(asks).length === 0)
  if (!job) throw new Error('every job demands something')
  return job
}

/** @param account from the running program */
export async function connectBoard(
  request: APIRequestContext,
  token: string,
  account: { email: string; password: string } | undefined,
): Promise<void> {
  const data = { olj_email: account?.email, olj_password: account?.password }
  const answer = await request.post('/api/olj/', { headers: headersOf(token), data })
  expect(answer.ok()).toBe(true)
}
