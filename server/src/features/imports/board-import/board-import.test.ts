import { afterEach, describe, expect, it } from 'vitest'
import { listingsFor, type StartedImport, startImport } from '../../../../test/doubles/board-import.ts'
import { SourceProblem } from '../../../outside/listing-sources/port.ts'

type Moment = (page: 'list' | 'detail', id: string) => Promise<unknown> | undefined

let started: StartedImport | undefined
afterEach(async () => {
  await started?.close()
  started = undefined
})

/** Starts with all listings imported yesterday; `night` runs before each page request. */
async function startWithAll(count: number) {
  let night: Moment | undefined
  const one = await startImport(listingsFor(count), {
    between: async (page, id) => {
      await night?.(page, id)
    },
  })
  started = one
  await one.imports.importSource('olj', 'full')
  await one.standIn.control({ clear: 'requests' })
  one.clock.advance({ days: 1 })
  return {
    ...one,
    duringTheNight(moment: Moment) {
      night = moment
    },
    runs: () =>
      one.db.selectFrom('import_runs').select(['kind', 'problem', 'finished_at']).orderBy('id').execute(),
    isHere: async (title: string) =>
      (await one.db.selectFrom('jobs').select('id').where('title', '=', title).execute()).length > 0,
  }
}

function once(work: () => Promise<unknown>): () => Promise<unknown> {
  let done: Promise<unknown> | undefined
  return () => {
    done ??= work()
    return done
  }
}

const botCheck = () => Promise.reject(new SourceProblem('bot-page', 'The board shows a bot check.'))

describe('while a full import takes hours', () => {
  it('a listing that an employer posts in the night is here a quarter of an hour later', async () => {
    const { imports, clock, standIn, duringTheNight, isHere, runs, requests } = await startWithAll(150)
    let wasHere = false
    const post = once(async () => {
      await standIn.control({ add: { title: 'Night nurse at a clinic' } })
      clock.advance({ minutes: 15 })
    })
    duringTheNight((page, id) => {
      if (page === 'detail' && id === '1010') return post()
      if (page === 'detail' && id === '1140') {
        return isHere('Night nurse at a clinic').then((isIn) => {
          wasHere = isIn
        })
      }
      return undefined
    })
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'finished',
      kind: 'full',
      counts: { new: 0, unchanged: 150, failed: 0 },
    })
    expect(wasHere).toBe(true)
    expect(requests('detail')).toBe(151)
    expect((await runs()).slice(1)).toMatchObject([
      { kind: 'full', problem: null, finished_at: clock.now() },
      { kind: 'recent', problem: null, finished_at: clock.now() },
    ])
  })

  it('comes in as well while the list of the board is still being read', async () => {
    const { imports, clock, standIn, duringTheNight, isHere } = await startWithAll(150)
    const seen: boolean[] = []
    const post = once(async () => {
      await standIn.control({ add: { title: 'Night nurse at a clinic' } })
      clock.advance({ minutes: 15 })
    })
    duringTheNight(async (page, id) => {
      if (page === 'list' && id === '54') await post()
      if (page === 'list' && id === '108') seen.push(await isHere('Night nurse at a clinic'))
    })
    await imports.importSource('olj', 'full')
    expect(seen).toEqual([true])
  })

  it('what was put on top again meanwhile keeps the day it was put there, and is not read twice', async () => {
    const { imports, clock, standIn, duringTheNight, job, requests } = await startWithAll(150)
    let bumped = new Date(0)
    const bump = once(async () => {
      clock.advance({ minutes: 15 })
      bumped = clock.now()
      await standIn.control({ bump: 1149 })
    })
    duringTheNight((page, id) => (page === 'detail' && id === '1010' ? bump() : undefined))
    await imports.importSource('olj', 'full')
    expect((await job(1149)).posted_at).toEqual(bumped)
    expect(requests('detail')).toBe(150)
  })

  it('no page of the full import is asked for while the recent one is at work', async () => {
    const { imports, clock, duringTheNight } = await startWithAll(150)
    const pages: string[] = []
    const wait = once(async () => clock.advance({ minutes: 15 }))
    duringTheNight((page, id) => {
      pages.push(page)
      return id === '1010' ? wait() : undefined
    })
    await imports.importSource('olj', 'full')
    const within = pages.indexOf('list', pages.indexOf('detail'))
    expect(within).toBe(pages.indexOf('detail') + 64)
    expect(pages.filter((page) => page === 'list').length).toBeLessThan(12)
  })

  it('where a recent start goes on with it, what is new comes first, and it makes room for the next start', async () => {
    const { imports, clock, standIn, duringTheNight, isHere, runs } = await startWithAll(150)
    duringTheNight((_, id) => (id === '1010' ? botCheck() : undefined))
    expect(await imports.importSource('olj', 'full')).toMatchObject({ state: 'stopped' })
    await standIn.control({ add: { title: 'Night nurse at a clinic' } })
    duringTheNight(async (page, id) => {
      if (page === 'detail' && id === '1100') clock.advance({ minutes: 15 })
    })
    expect(await imports.importSource('olj', 'recent')).toMatchObject({
      state: 'stopped',
      kind: 'full',
      problem: expect.stringContaining('next import of listings is due'),
    })
    expect(await isHere('Night nurse at a clinic')).toBe(true)
    expect((await runs())[1]).toMatchObject({ problem: null, finished_at: null })
    expect(await imports.importSource('olj', 'recent')).toMatchObject({
      state: 'finished',
      kind: 'full',
      counts: { unchanged: 150 },
    })
  })

  it('stopped a day after it began, it goes on where it was, as long as it got on within the day', async () => {
    const { imports, clock, duringTheNight, runs } = await startWithAll(150)
    duringTheNight(async (page, id) => {
      if (page === 'detail' && id === '1070') clock.advance({ minutes: 20 * 60 })
      if (page === 'detail' && id === '1140') await botCheck()
    })
    expect(await imports.importSource('olj', 'full')).toMatchObject({ state: 'stopped' })
    duringTheNight(() => undefined)
    clock.advance({ minutes: 5 * 60 })
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'finished',
      counts: { unchanged: 150 },
    })
    const full = (await runs()).filter(({ kind }) => kind === 'full')
    expect(full.map(({ problem }) => problem)).toEqual([null, null])
  })
})

describe('a full import that stands still at one page', () => {
  it('is begun anew a day later, however much came in meanwhile', async () => {
    const { imports, clock, standIn, duringTheNight, runs, requests } = await startWithAll(150)
    duringTheNight((page, id) => (page === 'detail' && Number(id) < 1140 ? botCheck() : undefined))
    expect(await imports.importSource('olj', 'full')).toMatchObject({ state: 'stopped' })
    for (const id of [1149, 1148, 1147]) {
      clock.advance({ minutes: 6 * 60 + 5 })
      await standIn.control({ bump: id })
      const before = requests('detail')
      expect(await imports.importSource('olj', 'recent')).toMatchObject({ state: 'stopped', kind: 'full' })
      expect(requests('detail')).toBeGreaterThan(before)
    }
    duringTheNight(() => undefined)
    clock.advance({ minutes: 6 * 60 })
    expect(await imports.importSource('olj', 'full')).toMatchObject({ state: 'finished' })
    const full = (await runs()).filter(({ kind }) => kind === 'full')
    expect(full.map(({ problem }) => problem)).toEqual([null, 'Begun anew by a later run.', null])
  })
})

describe('a full import that ends in doubt', () => {
  it('is over: new listings come in, the operator reads why at each, and a full one that accepts begins anew', async () => {
    const { imports, standIn, clock, isHere, runs, lines } = await startWithAll(120)
    for (const { id } of listingsFor(120).slice(0, 70)) await standIn.control({ remove: id })
    const doubt = expect.stringContaining('The board shows 50 of the 120 listings held here')
    expect(await imports.importSource('olj', 'full')).toMatchObject({ state: 'doubted', problem: doubt })
    expect(lines.at(-1)).toMatch(/ended in doubt: .* --full --accept-removals\.$/)
    for (const title of ['Night nurse at a clinic', 'Baker of bread']) {
      clock.advance({ minutes: 15 })
      await standIn.control({ add: { title } })
      expect(await imports.importSource('olj', 'recent')).toMatchObject({
        state: 'finished',
        kind: 'recent',
        problem: doubt,
        counts: { new: 1, removed: 0 },
      })
      expect(await isHere(title)).toBe(true)
    }
    clock.advance({ minutes: 15 })
    expect(await imports.importSource('olj', 'full', { acceptRemovals: true })).toMatchObject({
      state: 'finished',
      counts: { removed: 70 },
    })
    clock.advance({ minutes: 15 })
    expect(await imports.importSource('olj', 'recent')).toMatchObject({ state: 'finished', problem: null })
    expect((await runs()).filter(({ finished_at }) => finished_at === null)).toEqual([])
  })
})

describe('listings that the list shows and whose own pages say that they are gone', () => {
  /** At the first job page, after the list was read. */
  const closeOnceListed = (from: number, to: number): Moment => {
    const close = once(async () => {
      for (let id = from; id <= to; id += 1) await started?.standIn.control({ unavailable: id })
    })
    return (page) => (page === 'detail' ? close() : undefined)
  }

  it('all stay when it is the pages that broke one night, unless the operator says that it is right', async () => {
    const { imports, duringTheNight, everything, standIn, runs } = await startWithAll(150)
    duringTheNight(closeOnceListed(1001, 1150))
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'doubted',
      problem: expect.stringMatching(/^Of the last 100 listings read .* 100 are gone by their own pages/),
      counts: { removed: 0 },
    })
    expect((await everything()).open_jobs).toBe(150)
    expect((await runs()).at(-1)).toMatchObject({ kind: 'full', finished_at: expect.any(Date) })

    for (let id = 1001; id <= 1150; id += 1) await standIn.control({ restore: id })
    duringTheNight(closeOnceListed(1001, 1150))
    expect(await imports.importSource('olj', 'full', { acceptRemovals: true })).toMatchObject({
      state: 'finished',
      counts: { removed: 150 },
    })
  })

  it('all stay when the pages break in the middle of the night', async () => {
    const { imports, duringTheNight, everything } = await startWithAll(300)
    duringTheNight(closeOnceListed(1151, 1300))
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'doubted',
      counts: { removed: 0 },
    })
    expect((await everything()).open_jobs).toBe(300)
  })

  it('are taken off one by one, a hundred pages later and not at the end of the night', async () => {
    const { imports, duringTheNight, everything, job } = await startWithAll(300)
    const close = closeOnceListed(1004, 1005)
    let removedAt: Date | null = null
    duringTheNight(async (page, id) => {
      await close(page, id)
      if (page === 'detail' && id === '1290') removedAt = (await job(1005)).removed_at
    })
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'finished',
      counts: { removed: 2 },
    })
    expect(removedAt).not.toBeNull()
    expect((await everything()).open_jobs).toBe(298)
  })

  it('stay where one is open again before it was taken off', async () => {
    const { imports, standIn, duringTheNight, job } = await startWithAll(150)
    await standIn.control({ unavailable: 1010 })
    duringTheNight((_, id) => (id === '1070' ? botCheck() : undefined))
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'stopped',
      counts: { removed: 0 },
    })
    duringTheNight(() => undefined)
    await standIn.control({ restore: 1010 })
    await standIn.control({ bump: 1010 })
    expect(await imports.importSource('olj', 'recent')).toMatchObject({
      state: 'finished',
      kind: 'full',
      counts: { removed: 0 },
    })
    expect((await job(1010)).removed_at).toBeNull()
  })

  it('are taken off as well when the import was stopped right after their pages were read', async () => {
    const { imports, duringTheNight, everything, requests } = await startWithAll(150)
    const close = closeOnceListed(1010, 1020)
    duringTheNight(async (page, id) => {
      await close(page, id)
      if (page === 'detail' && id === '1070') await botCheck()
    })
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'stopped',
      counts: { removed: 0 },
    })
    const before = requests('detail')
    expect(before).toBeGreaterThan(60)
    duringTheNight(() => undefined)
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'finished',
      counts: { removed: 11 },
    })
    expect(requests('detail')).toBe(150)
    expect((await everything()).open_jobs).toBe(139)
  })
})
