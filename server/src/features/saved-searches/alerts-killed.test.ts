import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertMails, alertsTold, saveSearch } from '../../../test/alerting.ts'
import { addListings } from '../../../test/listings.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, TEST_SECRET_KEY, type TestApp } from '../../../test/start-app.ts'

const program = path.join(import.meta.dirname, '../../../test/alerting-process.ts')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {}, now: '2026-11-20T12:00:00Z' })
})
afterAll(() => app.close())

/** Starts a program that tells alerts, and lets it be killed at its nth look at the clock. */
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

test('killed again and again while it matches and sends, and begun again, it mails everybody once and loses nobody', async () => {
  const people: Person[] = []
  // Two pages of seekers and a half.
  for (let n = 0; n < 120; n += 1) people.push(await ana(app))
  for (const person of people) {
    await saveSearch(app, person, { search: 'cook' })
    await saveSearch(app, person, { search: 'chef or cook' })
  }
  await addListings(
    app,
    Array.from({ length: 30 }, (_, n) => ({ title: `Cook ${n}` })),
  )
  await app.db.deleteFrom('mails').execute()
  // While the searches are read, and once the arrivals are taken off the list and no match is written yet.
  for (const looks of [3, 4]) expect(await killAt(looks)).toBe('SIGKILL')
  expect([await countRows('listing_arrivals'), await countRows('alert_matches')]).toEqual([30, 0])

  await app.alerts.match()
  expect([await countRows('listing_arrivals'), await countRows('alert_matches')]).toEqual([0, 3600])
  app.clock.set('2026-11-21T00:00:00Z')
  // A mail takes two looks, a page of fifty seekers two more: in the first page, nothing of which is committed, in the
  // second, and in those that are left to the next program.
  const mailed: number[] = []
  for (const looks of [40, 90, 150, 60, 130, 20]) {
    expect(await killAt(looks)).toBe('SIGKILL')
    mailed.push(await countRows('mails'))
  }
  expect(mailed).toEqual([0, 0, 50, 50, 100, 100])

  await app.alerts.run()
  await app.alerts.run()
  for (const person of people) {
    expect(await alertMails(app, person)).toHaveLength(1)
    expect(await alertsTold(app, person)).toMatchObject([{ title: '30 new jobs for “My search”' }])
  }
})
