import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder, openBoard } from '../../../test/boards.ts'

const row = (id: string, more: object = {}) =>
  JSON.stringify({
    source_job_id: id,
    url: `https://board.example/jobseekers/job/SEO-Lead-${id}`,
    title: `SEO Lead ${id}`,
    type_of_work: 'Part Time',
    salary: '$5/hr',
    hours_per_week: '20',
    date_updated: 'Jul 15, 2025',
    skills: ['xero', 'Juggling'],
    description: 'Lead.',
    ...more,
  })

test('a file of postings is served with its addresses and dates; spoiled rows are left out', async () => {
  const file = join(await makeFolder(), 'jobs.jsonl')
  const lines = [
    row('900'),
    'spoiled',
    '{"title":"no id"}',
    row('901', { date_updated: 'Jul 14, 2025' }),
    row('902'),
    row('900', { salary: '$6/hr' }),
  ]
  writeFileSync(file, lines.join('\n'))
  const board = await openBoard({ listings: { file }, now: () => new Date('2025-07-16T00:00:00Z') })
  expect(board.get(900)).toMatchObject({
    slug: 'SEO-Lead',
    salary: '$6/hr',
    hours: '20',
    skills: [
      { name: 'Xero', slug: 'accounting--xero' },
      { name: 'Juggling', slug: 'juggling' },
    ],
  })
  const dates = [901, 900, 902].map((id) => board.get(id)?.posted.toISOString() ?? '')
  expect(dates).toEqual(dates.toSorted())
  expect(dates.map((date) => date.slice(0, 10))).toEqual(['2025-07-14', '2025-07-15', '2025-07-15'])
})

test('dates are shifted so that the newest is now, and kept for the next start', async () => {
  const dataDir = await makeFolder()
  const file = join(dataDir, 'jobs.jsonl')
  writeFileSync(file, [row('900'), row('901')].join('\n'))
  const listings = { file, shiftDates: true }
  const first = await openBoard({ dataDir, listings, now: () => new Date('2026-10-01T12:00:00Z') })
  expect(first.get(901)?.posted.toISOString()).toBe('2026-10-01T12:00:00.000Z')
  const old = first.get(900)
  await first.close()
  const second = await openBoard({ dataDir, listings, now: () => new Date('2026-10-01T20:00:00Z') })
  expect(second.get(900)).toEqual(old)
})

test('a board restarted after days shows some jobs as bumped meanwhile', async () => {
  const dataDir = await makeFolder()
  const listings = { count: 100 }
  const first = await openBoard({ dataDir, listings, now: () => new Date('2026-10-01T12:00:00Z') })
  const before = (id: number) => first.get(id)?.posted.getTime() ?? 0
  await first.close()
  const later = new Date('2026-10-04T12:00:00Z')
  const second = await openBoard({ dataDir, listings, now: () => later })
  const page = await (await fetch(`${second.url}/jobseekers/jobsearch`)).text()
  const ids = [...page.matchAll(/data-temp="[^"]+".*?See More/gs)].flatMap(
    (card) => /-(\d+)" target/.exec(card[0])?.[1] ?? [],
  )
  const bumped = ids.map(Number).filter((id) => (second.get(id)?.posted.getTime() ?? 0) > before(id))
  // A twentieth of a hundred a day.
  expect(bumped.length).toBeGreaterThanOrEqual(15)
  expect(bumped.length).toBeLessThan(18)
  expect(bumped.every((id) => (second.get(id)?.posted ?? later) < later)).toBe(true)
})
