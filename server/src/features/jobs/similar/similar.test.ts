import { similarJobSchema } from '@hanap/contract/jobs/jobs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { ana, type Person } from '../../../../test/people.ts'
import { addListing, addListings, clearListings, removeListing } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
let free: Person
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T03:00:00Z' })
  free = await ana(app)
})
beforeEach(() => clearListings(app))
afterAll(() => app.close())

describe('Similar listings', () => {
  it('are scored, most alike first, without the listing itself or one that is gone', async () => {
    const [id, twin, gone] = await addListings(app, [
      { title: 'Video Editor', tags: ['Video', 'Audio'], employer: 'Acme', pay: [500, 800] },
      { title: 'Video Editor', tags: ['Audio', 'Video'], employer: 'Acme', pay: [700, 900] },
      { title: 'Video Editor', tags: ['Video', 'Audio'] },
      { title: 'Editor', jobType: 'gig' },
      { title: 'Cook', jobType: 'full-time' },
      { title: 'Nurse', jobType: 'gig' },
    ])
    await removeListing(app, gone ?? 0)
    const { status, body } = await app.get(`/jobs/${id}/similar/`, { as: free })
    expect(status).toBe(200)
    const results = z.array(similarJobSchema).parse(body.results)
    expect(body.count).toBe(results.length)
    expect(
      results.map((job) => [job.title, job.similarityScore, job.similarityLabel, job.similaritySource]),
    ).toEqual([
      // Words 6 + 5, title 10 + 5, tags 4 + 7, type 2, employer 3, pay 1.
      ['Video Editor', 43, 'Highly Similar', 'tags'],
      // One word 3, contained 5.
      ['Editor', 8, 'Very Similar', 'title'],
      ['Cook', 2, 'Related', 'jobType'],
      ['Nurse', 0, 'Related', 'latest'],
    ])
    expect(results[0]?.id).toBe(twin)
  })

  it('are found by the titles of the newest listings where the index does not answer', async () => {
    const [id, twin] = await addListings(app, [
      { title: 'Video Editor' },
      { title: 'Editor of 100% video_s' },
      { title: 'Cook', description: 'Video editor wanted' },
    ])
    const failing = vi.spyOn(app.index, 'related').mockRejectedValueOnce(new Error('no answer'))
    const { status, body } = await app.get(`/jobs/${id}/similar/`, { as: free })
    expect(failing).toHaveBeenCalledOnce()
    expect(status).toBe(200)
    expect(body.results).toMatchObject([{ id: twin, similaritySource: 'title' }])
  })

  it('are free and need no premium, and a lonely listing has none', async () => {
    const id = await addListing(app, { title: '!!!' })
    expect((await app.get(`/jobs/${id}/similar/`, { as: free })).body).toEqual({ count: 0, results: [] })
  })

  it('are at most ten by tags, five by type and five by title', async () => {
    const alike = Array.from({ length: 60 }, () => ({ title: 'Video Editor', tags: ['Video'] }))
    const [id] = await addListings(app, alike)
    const { body } = await app.get(`/jobs/${id}/similar/`, { as: free })
    expect(body.count).toBe(20)
  })
})

describe('Popular tags', () => {
  it('are those most open listings carry', async () => {
    const [first] = await addListings(app, [
      { tags: ['Video'] },
      { tags: ['Excel', 'Writing'] },
      { tags: ['Excel', 'Writing'] },
      { tags: ['Excel'] },
    ])
    await removeListing(app, first ?? 0)
    const { body } = await app.get('/tags/popular/', { as: free })
    expect(body.results.map((tag: { name: string }) => tag.name)).toEqual(['Excel', 'Writing'])
  })
})
