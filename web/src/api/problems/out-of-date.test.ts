// @vitest-environment jsdom
import { endpoint } from '@hanap/contract/wire/endpoint'
import type { ProblemCode } from '@hanap/contract/wire/problem'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { refusal, StreamedAnswer, stubApi } from '../../../test/api-stub.ts'
import { callForStream } from '../answers/stream.ts'
import { callEndpoint } from '../client.ts'
import { refreshOutOfDate } from './out-of-date.ts'
import { onRefusal } from './refusals.ts'

const act = endpoint({
  method: 'POST',
  path: '/act/',
  access: 'user',
  summary: 'Does something that the server refuses',
  progress: z.object({}),
  answers: { 200: z.object({}) },
})
const ACT = 'POST /act/'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

/** @returns how often it was fetched */
async function show(queryKey: readonly string[]) {
  const queries = new QueryClient()
  const queryFn = vi.fn<() => Promise<string>>(async () => 'answer')
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: 30_000 })
  ends.push(
    onRefusal((code) => refreshOutOfDate(queries, code)),
    observer.subscribe(() => {}),
  )
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('answer'))
  expect(queryFn).toHaveBeenCalledTimes(1)
  return queryFn
}

test.each<[ProblemCode, number, readonly string[]]>([
  ['board-credentials', 401, ['integrations']],
  ['integration-required', 400, ['integrations']],
  ['apply-refused', 400, ['integrations']],
  ['already-applied', 400, ['applications', 'list']],
  ['saved-jobs-limit', 403, ['saved-jobs', 'limit']],
  ['search-limit', 403, ['searches', 'status']],
  ['saved-jobs-limit', 403, ['standing', 'subscription']],
  ['search-limit', 403, ['standing', 'subscription']],
  ['premium-feature', 403, ['standing', 'subscription']],
  ['subscription-required', 403, ['standing', 'trial']],
])('a refusal "%s" (%d) of any call asks anew for %j', async (code, status, queryKey) => {
  const asked = await show(queryKey)
  stubApi({ [ACT]: refusal(status, { code }) })
  await callEndpoint(act).catch(() => {})
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
})

test('a refusal in the middle of a stream does too', async () => {
  const asked = await show(['standing', 'subscription'])
  const stream = new StreamedAnswer()
  stubApi({ [ACT]: stream })
  const told = callForStream(act, { timeoutMs: 9_000, onProgress: () => {} }).catch(() => {})
  stream.line({ problem: { status: 403, code: 'subscription-required' } })
  await told
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
})

test('a refusal that says nothing of it leaves what is cached', async () => {
  const asked = await show(['integrations'])
  stubApi({ [ACT]: refusal(400, { code: 'invalid' }) })
  await callEndpoint(act).catch(() => {})
  expect(asked).toHaveBeenCalledTimes(1)
})
