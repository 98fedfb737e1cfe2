import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  findRealData,
  readJsonLines,
  type StartedImport,
  startImport,
} from '../../../test/doubles/board-import.ts'
import { readListingFile } from './file-formats/service.ts'
import { noCounts } from './rules.ts'

let folder = ''
let started: StartedImport
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-files-'))
  started = await startImport([])
})
afterEach(async () => {
  await started.close()
  await rm(folder, { recursive: true, force: true })
})

async function write(name: string, text: string) {
  const file = path.join(folder, name)
  await writeFile(file, text)
  return file
}

async function importAround(row: object) {
  const rows = [{ id: 'before', title: 'One' }, row, { id: 'after', title: 'Three' }]
  const bad: string[] = []
  const file = await write('jobs.jsonl', rows.map((one) => JSON.stringify(one)).join('\n'))
  const summary = await started.imports.importFile(file, {
    onBadRow: (place, reason) => bad.push(`${place}: ${reason}`),
  })
  return { summary, bad }
}

it('a file comes in through the same pipeline: tags, employers, pay and search', async () => {
  const { imports, job, everything } = started
  const file = await write(
    'jobs.csv',
    'id,title,company,salary,skills,date\n7,Bookkeeper,Acme,$500 a month,"Xero, xero, Tax",2026-11-01\n8,Editor,ACME,TBD,,\n',
  )
  const summary = await imports.importFile(file)
  expect(summary).toMatchObject({ state: 'finished', kind: 'file', source: 'file' })
  expect(summary.counts).toEqual({ ...noCounts(), new: 2, employers: 1, tags: 2 })
  expect(await job(7, 'file')).toMatchObject({ monthly_usd_max: 500, posted_at: new Date('2026-11-01') })
  expect((await everything()).counts).toEqual([
    { key: 'tax', job_count: 1 },
    { key: 'xero', job_count: 1 },
  ])
  expect((await imports.importFile(file)).counts).toEqual({ ...noCounts(), unchanged: 2 })
})

it('bad rows are told with their line and counted, and the rest comes in', async () => {
  const file = await write(
    'jobs.jsonl',
    '{"id":1,"title":"One"}\nnonsense\n{"id":3}\n{"id":4,"title":"Four"}\n',
  )
  const bad: string[] = []
  const summary = await started.imports.importFile(file, {
    onBadRow: (place, reason) => bad.push(`${place}: ${reason}`),
  })
  expect(bad).toEqual(['line 2: it is not JSON', 'line 3: it has no title'])
  expect(summary.counts).toMatchObject({ new: 2, failed: 2 })
})

it('a row nested without end is one bad row, and the rows around it come in', async () => {
  const nested = '['.repeat(100_000) + ']'.repeat(100_000)
  const file = await write('jobs.jsonl', `{"id":1,"title":"One"}\n${nested}\n{"id":3,"title":"Three"}\n`)
  const bad: string[] = []
  const summary = await started.imports.importFile(file, {
    onBadRow: (place, reason) => bad.push(`${place}: ${reason}`),
  })
  expect(bad).toEqual(['line 2: it is nested deeper than any listing'])
  expect(summary).toMatchObject({ state: 'finished', counts: { new: 2, failed: 1 } })
})

it.each([
  ['elements in one another without end', { description: '<div>'.repeat(6000) }],
  ['an element with attributes without end', { description: `<a ${'b '.repeat(30_000)}>Work</a>` }],
])('a row whose HTML has %s is one bad row, and the rows around it come in', async (_, hostile) => {
  const { summary, bad } = await importAround({ id: 2, title: 'Two', ...hostile })
  expect(bad).toEqual([
    'line 2: it cannot be read: Its HTML is nested deeper, or has more attributes, than on any page',
  ])
  expect(summary).toMatchObject({ state: 'finished', counts: { new: 2, failed: 1 } })
})

it.each([
  ['a zero byte in its id', { id: 'a\u0000b' }],
  ['a zero byte in its employer', { id: 2, company: 'Ac\u0000me', employer_id: '\u0000' }],
  ['half a character in its texts', { id: '\ud83d', company: '\ude00', description: '\ud83d' }],
  ['a character where its id is cut', { id: `a${'😀'.repeat(150)}`, company: `b${'😀'.repeat(150)}` }],
])('a row with %s comes in as well as those around it', async (_, hostile) => {
  const { summary, bad } = await importAround({ title: 'Two', ...hostile })
  expect(bad).toEqual([])
  expect(summary).toMatchObject({ state: 'finished', counts: { new: 3, failed: 0 } })
})

it('a title of pictures alone is kept, one of 5,000 characters is cut to 300, between characters', async () => {
  const rows = [
    { id: 1, title: '🔥🔥' },
    { id: 2, title: 'x'.repeat(5000) },
    { id: 3, title: `x${'🔥'.repeat(5000)}` },
    { id: 4, title: '' },
  ]
  const file = await write('jobs.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'))
  expect((await started.imports.importFile(file)).counts).toMatchObject({ new: 3, failed: 1 })
  expect((await started.job(1, 'file')).title).toBe('🔥🔥')
  expect((await started.job(2, 'file')).title).toBe('x'.repeat(300))
  expect((await started.job(3, 'file')).title).toBe(`x${'🔥'.repeat(149)}`)
})

it('a listing that stands in a file twice comes in once, as it was posted last', async () => {
  const line = (title: string, date: string) => JSON.stringify({ id: 1, title, date_posted: date })
  const file = await write(
    'jobs.jsonl',
    [line('Newer', '2026-11-05'), line('Older', '2026-11-01')].join('\n'),
  )
  expect((await started.imports.importFile(file)).counts).toMatchObject({ new: 1 })
  expect((await started.job(1, 'file')).title).toBe('Newer')
})

it('an older file does not undo what a newer one brought', async () => {
  const line = (title: string, date: string) => JSON.stringify({ id: 1, title, date_posted: date })
  await started.imports.importFile(await write('new.jsonl', line('Newer', '2026-11-05')))
  const older = await started.imports.importFile(await write('old.jsonl', line('Older', '2026-11-01')))
  expect(older.counts).toEqual({ ...noCounts(), unchanged: 1 })
  expect((await started.job(1, 'file')).title).toBe('Newer')
})

it('a date in the future is not taken for one: the day of the import stands in, and a second import is no bump', async () => {
  const file = await write('jobs.jsonl', '{"id":1,"title":"Tomorrow","date_posted":"2099-01-01"}')
  await started.imports.importFile(file)
  expect((await started.job(1, 'file')).posted_at).toEqual(started.clock.now())
  started.clock.advance({ days: 1 })
  expect((await started.imports.importFile(file)).counts).toEqual({ ...noCounts(), unchanged: 1 })
})

it('a file that is no list of listings is refused and leaves a line in the list of runs', async () => {
  const file = await write('letter.txt', 'Dear sir or madam')
  await expect(started.imports.importFile(file)).rejects.toThrow(/in no format we know/)
  const runs = await started.db.selectFrom('import_runs').select(['kind', 'problem']).execute()
  expect(runs).toMatchObject([{ kind: 'file', problem: expect.stringContaining('letter.txt') }])
})

it.each([
  ['JSON Lines', 'big.jsonl', '', (index: number) => JSON.stringify({ id: index, title: 'x'.repeat(900) })],
  ['CSV', 'big.csv', 'id,title\n', (index: number) => `${index},${'x'.repeat(900)}`],
])('%s are read as they come, never whole', async (_, name, head, line) => {
  const lines = Array.from({ length: 8000 }, (__, index) => line(index))
  const file = await write(name, `${head}${lines.join('\n')}\n`)
  let bytes = 0
  let rows = 0
  const onBytes = (read: number) => {
    bytes = read
  }
  for await (const row of readListingFile(file, { now: new Date(), onBytes })) {
    expect('listing' in row).toBe(true)
    rows += 1
    // Reads at most a megabyte ahead.
    expect(bytes - rows * 900).toBeLessThan(1_200_000)
  }
  expect(rows).toBe(8000)
})

it('the 1,176 real postings all arrive from their file, none twice, and a second run changes nothing', async () => {
  const file = findRealData('olj-jobs.jsonl')
  if (!file) return
  const rows = await readJsonLines(file)
  const { imports, everything } = started
  expect((await imports.importFile(file)).counts).toMatchObject({ new: rows.length, failed: 0 })
  const first = await everything()
  expect(first.open_jobs).toBe(rows.length)
  expect(first.jobs.map((job) => job.source_id).sort()).toEqual(
    rows.map((row) => String(row['source_job_id'])).sort(),
  )
  const marks = /VIEW OTHER JOB POSTS FROM|Upgrade to see actual info/
  expect(first.jobs.filter((job) => marks.test(job.description))).toEqual([])
  expect((await imports.importFile(file)).counts).toEqual({ ...noCounts(), unchanged: rows.length })
  expect(await everything()).toEqual(first)
}, 300_000)
