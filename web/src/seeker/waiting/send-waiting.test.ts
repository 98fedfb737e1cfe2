// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../test/api-stub.ts'
import { listing } from '../../../test/listings.ts'
import { versioned } from '../../../test/versioned.ts'
import { sendWaiting } from './send-waiting.ts'
import type { WaitingChange } from './waiting-changes.ts'
import { markWaiting } from './waiting-marks.ts'

let waiting: readonly WaitingChange[] = []
let isWaited = false
const set = (next: readonly WaitingChange[]) => {
  waiting = next
  markWaiting(next)
}
vi.mock('./waiting-store.ts', () => ({
  readWaiting: async () => waiting,
  dropWaiting: async (id: string) => set(waiting.filter((one) => one.id !== id)),
  setStuck: async (id: string, stuckFor: string) =>
    set(waiting.map((one) => (one.id === id ? ({ ...one, isStuck: true, stuckFor } as WaitingChange) : one))),
  tellSent: () => {},
  isWaitedFor: async () => isWaited,
}))

const madeAt = '2026-11-21T01:00:00Z'
const SAVE = 'POST /saved-jobs/'
const LIST = 'GET /job-applications/list_applications/'
const PATCH = 'PATCH /job-applications/5/'
const save = (id: number): WaitingChange => ({ kind: 'save', id: `save-${id}`, madeAt, job: listing(id) })
const note: WaitingChange = {
  kind: 'note',
  id: 'note',
  madeAt,
  applicationId: 5,
  title: 'Bookkeeper',
  notes: 'Call Lea',
  known: [''],
}
const applications = [{ id: 5, notes: '' }]
const send = () => sendWaiting(() => 'Later:')
const foreign = (status: number) => () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('<p>Log in</p>', { status })),
  )
}

beforeEach(() => {
  isWaited = false
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

test('what another tab is sending already is left to it', async () => {
  set([save(1)])
  const { calls } = stubApi({ [SAVE]: {} })
  const locks = { request: (_: string, __: object, work: (lock: null) => unknown) => work(null) }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  expect(await send()).toEqual([])
  expect(calls).toEqual([])
  expect(waiting).toEqual([save(1)])
})

test.each([400, 401, 403, 404, 407, 413, 511])('a portal’s %i costs nobody their note', async (status) => {
  set([note])
  foreign(status)()
  expect(await send()).toEqual([])
  expect(waiting).toEqual([note])
})

test('a note that our server refuses is set aside, not deleted', async () => {
  set([note])
  stubApi({ [LIST]: applications, [PATCH]: refusal(400, { code: 'invalid', detail: 'No' }) })
  expect(await send()).toMatchObject([{ kind: 'refused' }])
  expect(waiting).toEqual([{ ...note, isStuck: true, stuckFor: 'refused' }])
})

test('the note on an application that is gone is set aside too', async () => {
  set([note])
  stubApi({ [LIST]: [] })
  await send()
  expect(waiting).toMatchObject([{ id: 'note', isStuck: true }])
})

test('what ana writes on another device while her note is on its way is joined with it, not written over', async () => {
  set([note])
  const server = versioned({ id: 5, notes: '', version: 'v1' })
  stubApi({ [LIST]: () => [server.now()], [PATCH]: server.write })
  const listed = vi.mocked(fetch)
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await listed(...call)
    if (call[1]?.method === 'GET' && server.now().notes === '') server.set({ notes: 'From the phone' })
    return answer
  })
  expect(await send()).toEqual([])
  expect(waiting).toEqual([note])
  expect(await send()).toMatchObject([{ kind: 'joined' }])
  expect(server.now().notes).toBe('From the phone\n\nLater:\nCall Lea')
})

test('a note that a newer one has taken the place of meanwhile is not sent', async () => {
  set([note])
  const { calls } = stubApi({
    [LIST]: () => {
      set([])
      return [{ id: 5, notes: 'Call Lea on Monday' }]
    },
  })
  expect(await send()).toEqual([])
  expect(calls).toEqual([LIST])
})

test('one change that the server cannot take holds up no other', async () => {
  set([save(1), note, save(2)])
  stubApi({
    [SAVE]: ({ job_id }: { job_id: number }) =>
      job_id === 1 ? refusal(500, { code: 'internal' }) : { id: 3 },
    [LIST]: applications,
    [PATCH]: {},
  })
  expect(await send()).toMatchObject([{ change: { id: 'note' } }, { change: { id: 'save-2' } }])
  expect(waiting.map(({ id }) => id)).toEqual(['save-1'])
})

test('who saves a newer note does not wait until every change has failed', async () => {
  set([save(1), save(2), save(3)])
  const { calls } = stubApi({ [SAVE]: refusal(500, { code: 'internal' }) })
  isWaited = true
  await send()
  expect(calls).toHaveLength(1)
})

test('a server that asks for a rest is left alone for as long', async () => {
  set([save(1), save(2)])
  const { calls } = stubApi({ [SAVE]: refusal(429, { code: 'too-many', retry_after: 60 }) })
  await send()
  await send()
  expect(calls).toHaveLength(1)
  vi.setSystemTime(Date.now() + 61_000)
  stubApi({ [SAVE]: { id: 3 } })
  expect(await send()).toHaveLength(2)
})
