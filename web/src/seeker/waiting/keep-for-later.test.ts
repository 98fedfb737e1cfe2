// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listing } from '../../../test/listings.ts'
import { ana, bea } from '../../../test/seekers.ts'
import { NetworkProblem } from '../../api/problems/problems.ts'
import { session } from '../../api/session/browser-session.ts'
import { orLater, orLaterForJob } from './keep-for-later.ts'
import { keepForLater, type NewChange } from './waiting-store.ts'

/** Outboxes by owner. */
const phone = new Map<string, { job?: { id: number } }[]>()
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  keys: async () => [...phone.keys()],
  get: async (key: string) => phone.get(key),
  delMany: async (keys: string[]) => keys.forEach((key) => phone.delete(key)),
  update: async (key: string, next: (held: never) => never) =>
    void phone.set(key, next(phone.get(key) as never)),
}))

const save = (id: number): NewChange => ({ kind: 'save', job: listing(id) })
const note: NewChange = { kind: 'note', applicationId: 5, title: 'Bookkeeper', notes: 'Mine', known: [''] }
const kept = () =>
  [...phone].map(([owner, changes]) => `${owner}: ${changes.map(({ job }) => job?.id ?? 'note')}`)
const lost = new NetworkProblem('timeout')

/** A call that gets no answer when the test says so. */
function losing() {
  let lose = () => {}
  const call = () =>
    new Promise<never>((_, reject) => {
      lose = () => reject(lost)
    })
  return { call, lose: () => lose() }
}
function beaLogsIn() {
  session.signIn('beas', bea)
}

beforeEach(() => session.signIn('anas', ana))
afterEach(() => {
  phone.clear()
})

test('ana’s note waits for a signal', async () => {
  expect(
    await orLater(
      () => Promise.reject(lost),
      () => note,
    ),
  ).toBe('waiting')
  expect(kept()).toEqual(['seeker:1: note'])
})

test('ana’s note whose call is lost after bea logged in waits for nobody', async () => {
  const { call, lose } = losing()
  const later = orLater(call, () => note)
  beaLogsIn()
  lose()
  await expect(later).rejects.toBe(lost)
  expect(kept()).toEqual([])
})

test('ana, whose token was renewed while her call hung, is still whose note it is', async () => {
  const { call, lose } = losing()
  const later = orLater(call, () => note)
  session.signIn('anas-new', ana)
  lose()
  expect(await later).toBe('waiting')
  expect(kept()).toEqual(['seeker:1: note'])
})

const unsaveLater = () => ({ kind: 'unsave', job: listing(1), entryId: null }) as const

test('what is done with a signal is the last word on a job: the older change is not sent any more', async () => {
  await keepForLater(save(1))
  await keepForLater(save(2))
  await orLaterForJob(1, () => Promise.resolve(null), unsaveLater)
  expect(kept()).toEqual(['seeker:1: 2'])
})

test('where the newer one fails, the older one waits on', async () => {
  await keepForLater(save(1))
  await keepForLater(save(2))
  const failed = orLaterForJob(1, () => Promise.reject(new Error('refused')), unsaveLater)
  await expect(failed).rejects.toThrow('refused')
  expect(kept()).toEqual(['seeker:1: 2,1'])
})

test('what of ana’s was taken out is not put back among what waits for bea', async () => {
  await keepForLater(save(1))
  const { call, lose } = losing()
  const begun = vi.fn<typeof call>(call)
  const failed = orLaterForJob(1, begun, unsaveLater).catch((problem: unknown) => problem)
  await vi.waitFor(() => expect(begun).toHaveBeenCalled())
  beaLogsIn()
  lose()
  await failed
  expect(kept()).toEqual(['seeker:1: '])
})
