import { beforeEach, expect, test } from 'vitest'
import { stubCaches } from '../../../test/cache-storage.ts'
import { session } from '../../api/session/browser-session.ts'
import { answersName } from './answers-name.ts'
import { readKept } from './what-is-kept.ts'

const DAY = 24 * 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()
async function keep(token: string, path: string, keptAt: string) {
  const cache = await caches.open(await answersName(`Token ${token}`))
  await cache.put(`/api${path}`, Response.json({}, { headers: { 'x-kept-at': keptAt } }))
}

beforeEach(() => {
  stubCaches()
  session.signIn('ana', null)
})

test('the offline page offers ana what it can open: hers, of the last thirty days', async () => {
  await keep('ana', '/jobs/', daysAgo(2))
  await keep('ana', '/saved-jobs/', daysAgo(31))
  await keep('mia', '/job-applications/list_applications/', daysAgo(1))
  expect(Object.keys(await readKept())).toEqual(['jobs'])
})

test('what a wrong clock has kept in the future is not offered', async () => {
  await keep('ana', '/jobs/', daysAgo(-400))
  expect(await readKept()).toEqual({})
})
