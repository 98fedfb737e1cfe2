import type { Job } from '@hanap/contract/jobs/jobs'
import { describe, expect, test } from 'vitest'
import { selectSimilar } from './rules.ts'

describe('choosing similar listings', () => {
  const listing = (id: number, given: Partial<Job> = {}): Job => ({
    id,
    title: '',
    employer: null,
    employer_shown: false,
    description: '',
    job_type: 'full-time',
    salary: '',
    pay: null,
    hours_per_week: null,
    hours_per_day: null,
    work_hours: { kind: 'not-stated', start_minute: null, end_minute: null },
    manila: { hours: null },
    asks: {},
    stale: null,
    date_posted: '2026-11-20T03:00:00.000Z',
    tags: [],
    applied: false,
    application_id: null,
    send_state: null,
    saved: false,
    url: '',
    removed_at: null,
    ...given,
  })
  const listings = (from: number, count: number, given: Partial<Job> = {}) =>
    Array.from({ length: count }, (_, index) => listing(from + index, given))
  const nothing = { tags: [], jobType: [], title: [], latest: [] }
  const tag = { id: 1, name: 'Video' }
  const job = listing(1, { title: 'Video Editor', tags: [tag] })

  test('takes at most ten by tags, five by type and five by title, and no latest beside them', () => {
    const chosen = selectSimilar(job, {
      tags: listings(100, 60, { tags: [tag] }),
      jobType: listings(200, 30),
      title: listings(300, 60, { title: 'Editor' }),
      latest: listings(400, 5),
    })
    const counts = Object.groupBy(chosen, (item) => item.similaritySource)
    expect(counts.tags).toHaveLength(10)
    expect(counts.jobType).toHaveLength(5)
    expect(counts.title).toHaveLength(5)
    expect(counts.latest).toBeUndefined()
  })

  test('fills up with the five latest when fewer than five were found', () => {
    const chosen = selectSimilar(job, { ...nothing, jobType: listings(200, 4), latest: listings(400, 5) })
    expect(chosen.map((item) => item.similaritySource)).toEqual([
      ...Array(5).fill('latest'),
      ...Array(4).fill('jobType'),
    ])
  })

  test('adds no latest once five were found', () => {
    const chosen = selectSimilar(job, { ...nothing, jobType: listings(200, 5), latest: listings(400, 5) })
    expect(chosen).toHaveLength(5)
  })

  test('counts a listing that several sources offer once, for the first of them', () => {
    const twin = listing(2, { title: 'Video Editor', tags: [tag] })
    const chosen = selectSimilar(job, { tags: [twin], jobType: [twin], title: [twin], latest: [twin] })
    expect(chosen).toHaveLength(1)
    // Two words 6, more than half 5, same title 10, contained 5, tag 2, all tags 7, type 2.
    expect(chosen[0]).toMatchObject({
      id: 2,
      similarityScore: 37,
      similarityLabel: 'Highly Similar',
      similaritySource: 'tags',
    })
  })

  test('puts the most alike first, of equals the newest', () => {
    const older = listing(2, { date_posted: '2026-11-01T00:00:00.000Z' })
    const newer = listing(3, { date_posted: '2026-11-02T00:00:00.000Z' })
    const alike = listing(4, { title: 'Video', date_posted: '2026-10-01T00:00:00.000Z' })
    const chosen = selectSimilar(job, { ...nothing, jobType: [older, newer], title: [alike] })
    expect(chosen.map((item) => item.id)).toEqual([4, 3, 2])
  })
})
