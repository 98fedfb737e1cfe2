import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { readListing } from '../rules/listing-version.ts'
import { takeIn } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const importJob = (sourceId: string, name: string) =>
  app.db.transaction().execute((tx) =>
    takeIn(
      tx,
      'olj',
      [
        readListing({
          sourceId,
          url: `https://board.example/jobseekers/job/${sourceId}`,
          title: 'Bookkeeper',
          typeText: 'Full Time',
          salaryText: '$800 a month',
          hoursText: '40',
          description: 'Keep the books.',
          skills: [],
          employer: { sourceId: '7', name },
          postedAt: new Date('2026-11-01T00:00:00Z'),
          isLive: true,
        }),
      ],
      app.clock.now(),
    ),
  )

const changed = async () =>
  (await app.db.selectFrom('job_changes').select('job_id').execute()).map((row) => row.job_id)

it('an employer that is renamed has the new name on the jobs it posted before, for the search index too', async () => {
  await importJob('1', 'Acme Ledgers')
  const { id } = await app.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  await app.db.deleteFrom('job_changes').execute()

  await importJob('2', 'Blue Harbor')
  expect(await changed()).toContain(id)
  const { name } = await app.db.selectFrom('employers').select('name').executeTakeFirstOrThrow()
  expect(name).toBe('Blue Harbor')
})
