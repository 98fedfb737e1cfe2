import { QueryClient, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Pending idle callbacks. */
let waiting: (() => void)[]
const askForIdle = vi.fn<(run: () => void, options: { timeout: number }) => number>((run) =>
  waiting.push(run),
)
const answer = vi.fn<() => Promise<string>>(async () => 'answer')
const query = queryOptions({ queryKey: ['little'], queryFn: answer })

async function openSite() {
  vi.resetModules()
  const { later } = await import('./later.ts')
  return { later, queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) }
}

beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestIdleCallback', askForIdle)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('what shows little waits until the browser has nothing else to do, at most a second, and once', async () => {
  const { later, queries } = await openSite()
  const asked = queries.fetchQuery(later(query))
  await Promise.resolve()
  expect(answer).not.toHaveBeenCalled()
  expect(askForIdle.mock.calls[0]?.[1]).toEqual({ timeout: 1000 })
  for (const run of waiting) run()
  await expect(asked).resolves.toBe('answer')
  await queries.fetchQuery(later({ ...query, queryKey: ['another'] }))
  expect(askForIdle).toHaveBeenCalledTimes(1)
})

test('whoever left meanwhile asks nothing any more', async () => {
  const { later, queries } = await openSite()
  const asked = queries.fetchQuery(later(query)).catch(() => 'left')
  queries.clear()
  for (const run of waiting) run()
  await asked
  expect(answer).not.toHaveBeenCalled()
})

test('the same question asked where it is all there is to see does not wait', async () => {
  const { queries } = await openSite()
  await expect(queries.fetchQuery(query)).resolves.toBe('answer')
  expect(askForIdle).not.toHaveBeenCalled()
})

test('in a browser that does not tell it is asked at once', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const { later, queries } = await openSite()
  await expect(queries.fetchQuery(later(query))).resolves.toBe('answer')
})
