/** @module-tag security */
import { afterEach, describe, expect, it } from 'vitest'
import {
  findRealData,
  listingsFor,
  readJsonLines,
  type StartedImport,
  startImport,
} from '../../../test/doubles/board-import.ts'
import { SourceProblem } from '../../outside/listing-sources/port.ts'
import { noCounts } from './rules.ts'

let started: StartedImport | undefined
async function start(...args: Parameters<typeof startImport>) {
  started = await startImport(...args)
  return started
}
afterEach(async () => {
  await started?.close()
  started = undefined
})

describe('a full import from the board', () => {
  it('brings in every listing once, with its employer, tags, pay and search words', async () => {
    const { imports, job, find, everything } = await start(listingsFor(70))
    const summary = await imports.importSource('olj', 'full')
    expect(summary).toMatchObject({ state: 'finished', kind: 'full', problem: null })
    expect(summary.counts).toEqual({ ...noCounts(), new: 70, employers: 7, tags: 1 })

    const { jobs, employers, counts, open_jobs } = await everything()
    expect(jobs).toHaveLength(70)
    expect(open_jobs).toBe(70)
    expect(counts).toEqual([{ key: 'bookkeeping', job_count: 70 }])
    expect(employers[0]).toEqual({ source_id: '501', name: 'Acme Ledgers', total_posts: 10 })
    expect(employers[1]).toMatchObject({ name: null })
    expect(await job(1001)).toMatchObject({
      title: 'Bookkeeper number 1',
      job_type: 'full-time',
      salary: '$4/hour',
      monthly_usd_max: 693,
      posted_at: new Date('2026-11-20T03:59:00Z'),
    })
    expect(await find('acme ledgers "client 8"')).toEqual(['1008'])
  })

  it('changes nothing when it is run a second time', async () => {
    const { imports, everything } = await start(listingsFor(40))
    await imports.importSource('olj', 'full')
    const before = await everything()
    const again = await imports.importSource('olj', 'full')
    expect(again.counts).toEqual({ ...noCounts(), unchanged: 40 })
    expect(await everything()).toEqual(before)
  })

  it('tells changed, bumped, removed and back apart and keeps every version', async () => {
    const { imports, standIn, clock, job, versions, everything } = await start(listingsFor(40))
    await imports.importSource('olj', 'full')
    clock.advance({ minutes: 10 })
    await standIn.control({ change: 1005, salary: '$6/hour', skills: ['Xero'] })
    await standIn.control({ bump: 1010 })
    await standIn.control({ remove: 1015 })
    await standIn.control({ unavailable: 1016 })
    const second = await imports.importSource('olj', 'full')
    expect(second.counts).toEqual({
      ...noCounts(),
      changed: 1,
      bumped: 1,
      removed: 2,
      unchanged: 36,
      tags: 1,
    })
    expect(await versions(1005)).toMatchObject([
      { version: 1, kind: 'new', listing: { salary: '$4/hour' } },
      { version: 2, kind: 'changed', listing: { salary: '$6/hour', tags: ['Xero'] } },
    ])
    expect(await versions(1010)).toMatchObject([{ kind: 'new' }, { kind: 'bumped' }])
    expect((await job(1010)).posted_at).toEqual(clock.now())
    expect((await job(1015)).removed_at).toEqual(clock.now())
    expect((await everything()).open_jobs).toBe(38)
    expect((await everything()).counts).toEqual([
      { key: 'bookkeeping', job_count: 37 },
      { key: 'xero', job_count: 1 },
    ])

    await standIn.control({ restore: 1015 })
    const third = await imports.importSource('olj', 'full')
    expect(third.counts).toMatchObject({ back: 1, removed: 0, unchanged: 38 })
    expect((await versions(1015)).map(({ kind }) => kind)).toEqual(['new', 'removed', 'back'])
    expect((await job(1015)).removed_at).toBeNull()
    expect((await everything()).open_jobs).toBe(39)
  })

  it('takes nothing off because a page could not be read', async () => {
    const { imports, standIn, everything } = await start(listingsFor(40))
    await imports.importSource('olj', 'full')
    await standIn.control({ remove: 1015 })
    await standIn.control({ fault: '500', on: 'detail', times: 100_000 })
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'stopped',
      counts: { removed: 0 },
    })
    expect((await everything()).open_jobs).toBe(40)

    await standIn.control({ clear: 'faults' })
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'finished',
      counts: { removed: 1, unchanged: 39 },
    })
  })

  it('misses nothing when employers bump and remove listings while it reads the list', async () => {
    let pages = 0
    const between = async (page: 'list' | 'detail') => {
      if (page !== 'list') return
      pages += 1
      if (pages === 4) for (let id = 1041; id <= 1060; id += 1) await started?.standIn.control({ remove: id })
      if (pages === 5) {
        started?.clock.advance({ minutes: 1 })
        await started?.standIn.control({ bump: 1140 })
        await started?.standIn.control({ bump: 1139 })
      }
    }
    const { imports, everything, job, clock } = await start(listingsFor(150), { between })
    const summary = await imports.importSource('olj', 'full')
    expect(summary.counts).toMatchObject({ new: 130, failed: 0 })
    const { jobs } = await everything()
    expect(jobs.map((row) => Number(row.source_id))).toEqual(
      listingsFor(150).flatMap(({ id }) => (id >= 1041 && id <= 1060 ? [] : [id])),
    )
    expect((await job(1140)).posted_at).toEqual(clock.now())
  })

  it('keeps an employer’s name when the board stops showing it, and finds listings by a name shown later', async () => {
    const listings = listingsFor(3).map((listing, index) => ({
      ...listing,
      employer: { id: 501, name: index === 0 ? 'Acme Ledgers' : null, logo: null },
    }))
    const { imports, find, everything } = await start(listings)
    await imports.importSource('olj', 'full')
    expect((await everything()).employers).toEqual([
      { source_id: '501', name: 'Acme Ledgers', total_posts: 3 },
    ])
    expect(await find('acme')).toHaveLength(3)
  })
})

describe('a recent import', () => {
  it('reads only what is new or was put on top again', async () => {
    const { imports, standIn, clock, requests } = await start(listingsFor(150))
    await imports.importSource('olj', 'full')
    await standIn.control({ clear: 'requests' })
    clock.advance({ minutes: 5 })
    await standIn.control({ bump: 1149 })
    await standIn.control({ add: { title: 'A brand new opening' } })
    const summary = await imports.importSource('olj', 'recent')
    expect(summary.counts).toEqual({ ...noCounts(), new: 1, bumped: 1, employers: 1 })
    expect(requests('detail')).toBe(2)
    expect(requests('list')).toBe(2)
  })

  it('takes nothing off: what it does not see may still be there', async () => {
    const { imports, standIn, everything } = await start(listingsFor(40))
    await imports.importSource('olj', 'full')
    await standIn.control({ remove: 1001 })
    expect(await imports.importSource('olj', 'recent')).toMatchObject({
      state: 'finished',
      counts: { removed: 0 },
    })
    expect((await everything()).open_jobs).toBe(40)
  })

  it('is a full import at the very first start, and a recent one from then on', async () => {
    const { imports } = await start(listingsFor(3))
    expect(await imports.catchUp()).toMatchObject([{ kind: 'full' }])
    expect(await imports.catchUp()).toMatchObject([{ kind: 'recent' }])
  })
})

describe('when the board fails', () => {
  it.each([
    ['is down for a moment', { fault: '500', on: 'all', times: 2 }],
    ['cuts connections', { fault: 'cut', on: 'all', times: 2 }],
    ['sends half of a page', { fault: 'half', on: 'detail', times: 2 }],
    ['sends garbage', { fault: 'garbage', on: 'detail', times: 2 }],
    ['shows two pages built otherwise', { fault: 'layout', on: 'detail', times: 2 }],
    ['asks to slow down', { fault: '429', on: 'all', times: 2, retry_after: 7 }],
  ] as const)('and %s, everything arrives all the same', async (_, fault) => {
    const { imports, standIn, everything } = await start(listingsFor(35))
    await standIn.control(fault)
    expect(await imports.importSource('olj', 'full')).toMatchObject({
      state: 'finished',
      counts: { new: 35, failed: 0 },
    })
    expect((await everything()).open_jobs).toBe(35)
  })

  it.each([
    ['shows a bot check instead of the list', { fault: 'bot', on: 'list', times: 1 }, /bot check/],
    ['shows a bot check instead of a listing', { fault: 'bot', on: 'detail', times: 1 }, /bot check/],
    ['builds its list otherwise', { fault: 'layout', on: 'list', times: 1000 }, /list/],
    ['builds its pages otherwise', { fault: 'layout', on: 'detail', times: 1000 }, /not built as we know it/],
    ['stays down', { fault: '500', on: 'all', times: 1000 }, /500/],
    [
      'keeps asking to slow down',
      { fault: '429', on: 'list', times: 1000, retry_after: 5 },
      /slow down|wait/,
    ],
  ] as const)('and %s, it stops with a clear line and goes on from there', async (_, fault, line) => {
    const { imports, standIn, db, everything, lines } = await start(listingsFor(35))
    await standIn.control(fault)
    const stopped = await imports.importSource('olj', 'full')
    expect(stopped).toMatchObject({ state: 'stopped', problem: expect.stringMatching(line) })
    const run = await db
      .selectFrom('import_runs')
      .select(['problem', 'finished_at'])
      .executeTakeFirstOrThrow()
    expect(run).toEqual({ problem: stopped.problem, finished_at: null })
    expect(lines.at(-1)).toContain('goes on from there')

    await standIn.control({ clear: 'faults' })
    const finished = await imports.importSource('olj', 'recent')
    expect(finished).toMatchObject({ state: 'finished', kind: 'full', counts: { new: 35 } })
    expect((await everything()).open_jobs).toBe(35)
  })

  it('a run that stopped more than a day ago is begun anew', async () => {
    const { imports, standIn, clock, db } = await start(listingsFor(35))
    await standIn.control({ fault: 'bot', on: 'detail', times: 1 })
    await imports.importSource('olj', 'full')
    clock.advance({ days: 1, minutes: 1 })
    expect(await imports.importSource('olj', 'recent')).toMatchObject({ state: 'finished', kind: 'recent' })
    const runs = await db.selectFrom('import_runs').select(['kind', 'problem']).orderBy('id').execute()
    expect(runs).toEqual([
      { kind: 'full', problem: 'Begun anew by a later run.' },
      { kind: 'recent', problem: null },
    ])
  })

  it('passes over a listing whose page can never be read, says so, and brings in the rest', async () => {
    let asked = 0
    const between = (_: 'list' | 'detail', id: string) => {
      if (id !== '1007') return
      asked += 1
      throw new SourceProblem('layout', 'The page of listing 1007 is not built as we know it.')
    }
    const { imports, lines, everything } = await start(listingsFor(35), { between })
    const summary = await imports.importSource('olj', 'full')
    expect(summary).toMatchObject({ state: 'finished', counts: { new: 34, failed: 1 } })
    expect(summary.problem).toMatch(/^The pages of 1 listings could not be read \(1007\)/)
    expect(lines).toContain(summary.problem)
    expect(asked).toBe(3)
    expect((await everything()).open_jobs).toBe(34)
  })
})

it('two imports from one source at once: the second says so and does nothing', async () => {
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const { imports, create } = await start(listingsFor(5), {
    between: () => {
      reached.resolve()
      return gate.promise
    },
  })
  const first = imports.importSource('olj', 'full')
  await reached.promise
  expect(await create().importSource('olj', 'full')).toMatchObject({
    state: 'busy',
    problem: "Another import from 'olj' is running.",
  })
  gate.resolve()
  expect(await first).toMatchObject({ state: 'finished', counts: { new: 5 } })
})

it('another board at the same address takes nothing down, unless the operator says so', async () => {
  const { imports, create, standIn } = await start(listingsFor(120))
  expect(await imports.importSource('olj', 'full')).toMatchObject({ counts: { new: 120 } })
  for (const { id } of listingsFor(120).slice(0, 70)) await standIn.control({ remove: id })
  expect(await create().importSource('olj', 'full')).toMatchObject({
    state: 'doubted',
    problem: expect.stringContaining('The board shows 50 of the 120 listings held here'),
    counts: { removed: 0 },
  })
  expect(await create().importSource('olj', 'full', { acceptRemovals: true })).toMatchObject({
    state: 'finished',
    counts: { removed: 70 },
  })
})

it('told to stop, it ends in order and the next start finishes the work', async () => {
  const controller = new AbortController()
  const between = (page: 'list' | 'detail', id: string) => {
    if (page === 'detail' && id === '1090') controller.abort()
  }
  const { imports, everything } = await start(listingsFor(150), { between })
  const stopped = await imports.importSource('olj', 'full', { signal: controller.signal })
  expect(stopped).toMatchObject({ state: 'stopped', problem: 'It was told to stop.' })
  expect(stopped.counts.new).toBeGreaterThan(0)
  expect(stopped.counts.new).toBeLessThan(150)
  expect(await imports.importSource('olj', 'full')).toMatchObject({
    state: 'finished',
    counts: { new: 150, unchanged: 0 },
  })
  expect((await everything()).open_jobs).toBe(150)
})

it('progress is told for the list and for the listings, up to the end', async () => {
  const { imports } = await start(listingsFor(70))
  const seen: string[] = []
  await imports.importSource('olj', 'full', {
    onProgress: ({ phase, done, total }) => seen.push(`${phase} ${done}/${total}`),
  })
  expect(seen[0]).toBe('lists 30/70')
  expect(seen).toContain('lists 70/70')
  expect(seen.at(-1)).toBe('details 70/70')
})

it('the 1,176 real postings all arrive over HTTP, none twice, and a second run changes nothing', async () => {
  const file = findRealData('olj-jobs.jsonl')
  if (!file) return
  const rows = await readJsonLines(file)
  const { imports, everything } = await start({ file })
  const summary = await imports.importSource('olj', 'full')
  expect(summary.counts).toMatchObject({ new: rows.length, failed: 0, unchanged: 0 })
  const first = await everything()
  expect(first.jobs.map((job) => job.source_id).sort()).toEqual(
    rows.map((row) => String(row['source_job_id'])).sort(),
  )
  const marks = /VIEW OTHER JOB POSTS FROM|Upgrade to see actual info/
  expect(first.jobs.filter((job) => marks.test(job.description))).toEqual([])
  expect(
    first.jobs.filter((job) => job.description.includes('[hidden by the board]')).length,
  ).toBeGreaterThan(400)
  expect((await imports.importSource('olj', 'full')).counts).toEqual({
    ...noCounts(),
    unchanged: rows.length,
  })
  expect(await everything()).toEqual(first)
}, 300_000)
