/** @module-tag operations */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../test/doubles/outbox.ts'
import { addListings } from '../../../test/search/listings.ts'
import { startApp, TEST_SECRET_KEY, type TestApp } from '../../../test/start-app.ts'

const program = path.join(import.meta.dirname, '../../../test/processes/alerting-process.ts')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {}, now: '2026-11-20T12:00:00Z' })
})
afterAll(() => app.close())

/** Runs alerts in a child process that is killed at its nth read of the clock. */
async function killAt(looks: number) {
  const given = [app.database.url, app.inbox.smtpUrl, TEST_SECRET_KEY, app.clock.now().toISOString()]
  const child = spawn(process.execPath, [program, ...given, String(looks)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  return signal as NodeJS.Signals | null
}

const countRows = async (table: 'listing_arrivals' | 'alert_matches' | 'mails') => {
  const rows = await app.db.selectFrom(table).selectAll().execute()
  return rows.length
}

/** Seekers with a plan and two searches each. */
async function addSeekers(count: number): Promise<{ id: number; email: string }[]> {
  const now = app.clock.now()
  const seekers = await app.db
    .insertInto('users')
    .values(
      Array.from({ length: count }, (_, n) => ({
        email: `seeker${n}@example.com`,
        username: `seeker${n}`,
        first_name: 'Ana',
        last_name: 'Reyes',
        created_at: now,
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const month = { plan_type: 'basic', starts_at: now, ends_at: new Date(now.getTime() + 30 * 86_400_000) }
  await app.db
    .insertInto('subscription_periods')
    .values(seekers.map(({ id }) => ({ ...month, user_id: id, created_at: now })))
    .execute()
  for (const { id } of seekers) {
    await app.savedSearches.create(id, { name: 'Kitchens', criteria: { search: 'cook' } })
    await app.savedSearches.create(id, { name: 'Chefs', criteria: { search: 'chef or cook' } })
  }
  return seekers
}

test('killed again and again while it matches and sends, and begun again, it mails everybody once and loses nobody', async () => {
  // Two pages for matching, and five for sending.
  const seekers = await addSeekers(220)
  await addListings(
    app,
    Array.from({ length: 30 }, (_, n) => ({ title: `Cook ${n}` })),
  )
  // Before the first matches are stored, and after the first page of seekers.
  expect(await killAt(4)).toBe('SIGKILL')
  expect([await countRows('listing_arrivals'), await countRows('alert_matches')]).toEqual([30, 0])
  expect(await killAt(7)).toBe('SIGKILL')
  expect([await countRows('listing_arrivals'), await countRows('alert_matches')]).toEqual([30, 6000])

  await app.alerts.match()
  expect([await countRows('listing_arrivals'), await countRows('alert_matches')]).toEqual([0, 6600])
  app.clock.set('2026-11-21T00:00:00Z')
  // An email reads the clock twice, a page twice more: killed in the first page, before any commit, in the second,
  // and in the rest.
  const mailed: number[] = []
  for (const looks of [40, 90, 150, 60, 130, 20]) {
    expect(await killAt(looks)).toBe('SIGKILL')
    mailed.push(await countRows('mails'))
  }
  expect(mailed).toEqual([0, 0, 50, 50, 100, 100])

  await app.alerts.run()
  await app.alerts.run()
  await mailsTo(app, '')
  const mailedTo = app.inbox.messages().flatMap(({ envelope_to }) => envelope_to)
  expect(mailedTo.sort()).toEqual(seekers.map(({ email }) => email).sort())
  const told = await app.db.selectFrom('notifications').select(['user_id', 'title']).execute()
  expect(told.map(({ user_id }) => user_id).sort()).toEqual(seekers.map(({ id }) => id).sort())
  expect(new Set(told.map(({ title }) => title))).toEqual(new Set(['30 new jobs for “Kitchens”']))
}, 300_000)
