/** @module-tag security */
import { afterEach, describe, expect, it } from 'vitest'
import { listingsFor, type StartedImport, startImport } from '../../../test/doubles/board-import.ts'

const ALWAYS = 1_000_000
/** Ways in which a single page can fail for good. */
const WAYS = [
  '500',
  '431',
  'layout',
  'oversized',
  'garbage',
  'half',
  'cut',
  'empty',
  'binary',
  'deep',
  'loop',
  'elsewhere',
] as const

let started: StartedImport | undefined
async function start(count: number, options: Parameters<typeof startImport>[1] = {}) {
  const one = await startImport(listingsFor(count), options)
  started = one
  return {
    ...one,
    breakListing: (id: number, fault: (typeof WAYS)[number] | 'slow' | 'bot' | '429' = '500') =>
      one.standIn.control({ fault, on: 'detail', path: `-${id}`, times: ALWAYS, retry_after: 0 }),
    breakListPage: (offset: number, fault: (typeof WAYS)[number] = '500') =>
      one.standIn.control({
        fault,
        on: 'list',
        path: offset === 0 ? '/jobsearch' : `/jobsearch/${offset}`,
        times: ALWAYS,
      }),
    mend: () => one.standIn.control({ clear: 'faults' }),
    idsHere: async () =>
      (
        await one.db
          .selectFrom('open_jobs')
          .innerJoin('jobs', 'jobs.id', 'job_id')
          .select('source_id')
          .execute()
      )
        .map(({ source_id }) => Number(source_id))
        .sort(),
    unread: () =>
      one.db
        .selectFrom('unread_pages')
        .select(['kind', 'page', 'reason', 'tries', 'next_try_at'])
        .orderBy('kind')
        .orderBy('page')
        .execute(),
  }
}
afterEach(async () => {
  await started?.close()
  started = undefined
})
const idsBut = (count: number, broken: readonly number[]) =>
  listingsFor(count)
    .map(({ id }) => id)
    .filter((id) => !broken.includes(id))

describe('a board of which one page in a hundred can never be read', () => {
  it('is taken in to the other 99, and each page that it lacks is remembered', async () => {
    const { imports, breakListing, breakListPage, idsHere, unread } = await start(1200)
    // Some are neighbours, like one employer's posts.
    const broken = [1003, 1004, 1005, 1006, 1007, 1008, 1009, 1300, 1700, 1701, 2100, 2200]
    for (const [index, id] of broken.entries()) await breakListing(id, WAYS[index])
    await breakListPage(27, 'oversized')
    await breakListPage(541, 'layout')
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'finished',
      counts: { new: 1188, removed: 0, failed: 12 },
    })
    expect(await idsHere()).toEqual(idsBut(1200, broken))
    expect((await unread()).map(({ kind, page }) => `${kind} ${page}`)).toEqual([
      'list 27',
      'list 541',
      ...broken.map((id) => `listing ${id}`),
    ])
  }, 120_000)

  it('gives what employers post later to each of six syncs in a row', async () => {
    const { imports, standIn, clock, breakListing, breakListPage, idsHere } = await start(120)
    for (const [index, fault] of WAYS.entries()) await breakListing(1003 + index, fault)
    await breakListPage(0, 'oversized')
    expect(await imports.importSource('olj', 'full')).toMatchObject({ state: 'finished' })
    for (const kind of ['recent', 'full', 'recent', 'full', 'recent', 'full'] as const) {
      clock.advance({ minutes: 15 })
      await standIn.control({ add: { title: 'Baker of bread' } })
      const { id } = await standIn.control({ add: { title: 'Night nurse' } })
      expect(await imports.importSource('olj', kind)).toMatchObject({
        state: 'finished',
        kind,
        counts: { removed: 0 },
      })
      // The newest is on no readable list page until another is posted.
      expect(await idsHere()).toContain(Number(id) - 1)
    }
    expect(await idsHere()).toHaveLength(108 + 11)
  })
})

describe('a listing whose page cannot be read', () => {
  it('is taken in at its next try once it can be, wherever it stands in the list by then', async () => {
    const { imports, clock, breakListing, mend, idsHere, unread } = await start(100)
    await breakListing(1090)
    await imports.importSource('olj', 'full')
    expect(await unread()).toEqual([
      {
        kind: 'listing',
        page: '1090',
        reason: expect.stringMatching(/^The job board answered 500 at /),
        tries: 3,
        next_try_at: new Date(clock.now().getTime() + 15 * 60_000),
      },
    ])
    await mend()
    expect(await imports.importSource('olj', 'recent')).toMatchObject({
      state: 'finished',
      counts: { new: 0 },
    })
    clock.advance({ minutes: 15 })
    expect(await imports.importSource('olj', 'recent')).toMatchObject({
      state: 'finished',
      kind: 'recent',
      counts: { new: 1, failed: 0 },
    })
    expect(await idsHere()).toEqual(idsBut(100, []))
    expect(await unread()).toEqual([])
  })

  it('is tried at once when its employer puts it on top again', async () => {
    const { imports, standIn, clock, breakListing, mend, idsHere } = await start(40)
    await breakListing(1030)
    await imports.importSource('olj', 'full')
    await mend()
    clock.advance({ minutes: 1 })
    await standIn.control({ bump: 1030 })
    expect(await imports.importSource('olj', 'recent')).toMatchObject({ counts: { new: 1, failed: 0 } })
    expect(await idsHere()).toEqual(idsBut(40, []))
  })

  it('is asked ever less often, once a day in the end, and forgotten when it is gone', async () => {
    const { imports, standIn, clock, breakListing, mend, unread, requests } = await start(40)
    await breakListing(1030, '431')
    await imports.importSource('olj', 'full')
    for (const hours of [0.25, 0.5, 1, 2, 4, 8, 16, 24, 24]) {
      const [page] = await unread()
      expect(page?.next_try_at).toEqual(new Date(clock.now().getTime() + hours * 3_600_000))
      clock.advance({ minutes: hours * 60 - 1 })
      await standIn.control({ clear: 'requests' })
      await imports.importSource('olj', 'recent')
      expect(requests('detail')).toBe(0)
      clock.advance({ minutes: 1 })
      expect(await imports.importSource('olj', 'recent')).toMatchObject({
        state: 'finished',
        counts: { failed: 1 },
      })
    }
    await mend()
    await standIn.control({ remove: 1030 })
    clock.advance({ days: 1 })
    await imports.importSource('olj', 'full')
    expect(await unread()).toEqual([])
  })

  it('is not taken for gone by a full import, whether the list shows it or not', async () => {
    const { imports, standIn, clock, breakListing, breakListPage, idsHere } = await start(200)
    await imports.importSource('olj', 'full')
    clock.advance({ days: 1 })
    await breakListing(1030, 'elsewhere')
    await breakListing(1031, 'empty')
    await standIn.control({ remove: 1032 })
    await breakListing(1032, 'cut')
    await breakListPage(0, 'half')
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'finished',
      counts: { removed: 0, unchanged: 197, failed: 3 },
    })
    expect(await idsHere()).toEqual(idsBut(200, []))
  })

  it('does not stop the import where it answers too late', async () => {
    const { imports, breakListing, unread } = await start(20, { timeout: 0.7 })
    await breakListing(1007, 'slow')
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'finished',
      counts: { new: 19, failed: 1 },
    })
    expect(await unread()).toMatchObject([{ reason: expect.stringContaining('did not answer within') }])
  })

  it.each(['bot', '429'] as const)(
    'stops an import politely where it answers %s, and none that comes later',
    async (fault) => {
      const { imports, clock, breakListing, idsHere } = await start(100)
      await breakListing(1002, fault)
      const states: string[] = []
      for (let sync = 0; sync < 4; sync += 1) {
        states.push((await imports.importSource('olj', 'recent')).state)
        clock.advance({ minutes: 5 })
      }
      expect(states).toEqual(['stopped', 'stopped', 'stopped', 'finished'])
      expect(await idsHere()).toEqual(idsBut(100, [1002]))
    },
  )
})

describe('a list of which a few entries spoil many pages', () => {
  it('stops neither the first import nor those of new listings', async () => {
    const { imports, clock, breakListPage, idsHere, unread } = await start(400)
    for (const offset of [27, 28, 30, 37, 57, 117]) await breakListPage(offset, 'oversized')
    expect(await imports.importSource('olj', 'full')).toMatchObject({ state: 'finished' })
    expect((await idsHere()).length).toBeGreaterThan(330)
    expect((await unread()).map(({ kind, page }) => `${kind} ${page}`)).toContain('list 27')
    clock.advance({ minutes: 60 })
    expect(await imports.importSource('olj', 'recent')).toMatchObject({ state: 'finished' })
  })
})

describe('a board that is down', () => {
  it('is left alone after a few different pages, and none of them is held against it later', async () => {
    const { imports, standIn, mend, unread, requests, idsHere } = await start(300)
    await standIn.control({ fault: '500', on: 'detail', times: ALWAYS })
    expect(await imports.importSource('olj', 'full')).toMatchObject({ state: 'stopped', counts: { new: 0 } })
    // Eight concurrent pages; the connector asks for each three times.
    expect(requests('detail')).toBeLessThanOrEqual(3 * (5 + 7 + 3))
    expect(await unread()).toEqual([])
    await mend()
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'finished',
      counts: { new: 300 },
    })
    expect(await idsHere()).toHaveLength(300)
  })

  it('is left alone after six places of its list', async () => {
    const { imports, standIn, unread, requests } = await start(300)
    await standIn.control({ fault: '500', on: 'list', times: ALWAYS })
    expect(await imports.importSource('olj', 'full')).toMatchObject({ state: 'stopped' })
    expect(requests('list')).toBe(18)
    expect(await unread()).toEqual([])
  })
})
