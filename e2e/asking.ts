import type { APIRequestContext } from '@playwright/test'

/** What a call made without the page says of who makes it. */
export const headersOf = (token: string) => ({ authorization: `Token ${token}` })

/** The first of the open jobs, as the API lists them. */
export async function firstJob(
  request: APIRequestContext,
  token: string,
): Promise<{ id: number; title: string }> {
  const answer = await request.get('/api/jobs/', { headers: headersOf(token) })
  const [job] = (await answer.json()).results
  return job
}
