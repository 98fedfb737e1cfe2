// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../test/api-stub.ts'
import { listing } from '../../../test/listings.ts'
import { sendWaiting } from './send-waiting.ts'
import type { WaitingChange } from './waiting-changes.ts'
import { markWaiting } from './waiting-marks.ts'

let waiting: readonly WaitingChange[] = []
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
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
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
