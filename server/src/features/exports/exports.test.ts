/** @module-tag security */
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { mailsTo } from '../../../test/doubles/outbox.ts'
import { dataExported, made, tokenOf, unpacked } from '../../../test/exporting.ts'
import { ana, onboard, type Person, resumeOf } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { liveFully } from '../../../test/whole-life.ts'
import { personalData } from '../../db/personal/personal-data.ts'

let app: TestApp
const log: string[] = []
beforeAll(async () => {
  app = await startApp({ inbox: {}, onLog: (line) => log.push(line) })
})
afterAll(() => app.close())

const ask = (person: Person) => app.post('/settings/request-data-export/', { as: person })
const state = async (person: Person) => (await app.get('/settings/data-export/', { as: person })).body.export
const fetchIt = (person: Person, token: string) =>
  app.post('/settings/data-export/fetch/', { as: person, body: { token } })
const confirmIt = (person: Person, token: string) =>
  app.post('/settings/data-export/fetched/', { as: person, body: { token } })
/** Waits, since a complete download is recorded after its last byte. */
const fetchesAgain = (person: Person, token: string) =>
  vi.waitFor(async () => expect((await fetchIt(person, token)).status).toBe(200), { timeout: 60_000 })
const storedFiles = async () => {
  await app.files.removeReleased()
  const { rows } = await sql<{ count: number }>`select count(*) as count from stored_files`.execute(app.db)
  return rows[0]?.count
}

describe('The copy of somebody of whom every table knows something', () => {
  let life: Awaited<ReturnType<typeof liveFully>>
  let zip: Record<string, string>
  beforeAll(async () => {
    life = await liveFully(app)
    await app.db.deleteFrom('mail_suppressions').execute()
    zip = await dataExported(app, life.person)
  })

  it('holds every row of every table that the list of personal data names, with every column that is told', async () => {
    const wrong = []
    for (const { table, told } of personalData) {
      const rows = JSON.parse(zip[`data/${table}.json`] ?? 'null')
      // The seeker's mail suppression was removed above.
      const isFilled = table === 'mail_suppressions' || rows?.length > 0
      const isWhole = rows?.every((row: object) => Object.keys(told).every((column) => column in row))
      if (!isFilled || !isWhole) wrong.push(table)
    }
    expect(wrong).toEqual([])
  })

  it('has everything of hers that a search of the database finds, but secrets', () => {
    const { traces } = life
    const all = Object.values(zip).join('\n')
    const missing = [...traces].filter(([name, trace]) => name !== 'sign-in' && !all.includes(trace))
    expect(missing).toEqual([])
    expect(all).not.toContain(traces.get('sign-in'))
  })

  it('opens what is sealed for her, and no secret', () => {
    const [payment] = JSON.parse(zip['data/payments.json'] ?? '[]')
    expect(payment.billing).toEqual({
      name: life.traces.get('words'),
      email: life.person.email,
      phone: '',
    })
    expect(Object.values(zip).join('')).not.toMatch(/\$argon2|v1\.[0-9a-f]{8}\./)
  })

  it('names the jobs that its rows speak of', () => {
    const [saved] = JSON.parse(zip['data/saved_jobs.json'] ?? '[]')
    expect(saved.job).toMatchObject({ title: 'Bookkeeper' })
  })

  it('reads as the screens do: pesos, days and times of Manila, plans and states by their names', () => {
    const readable = (table: string) =>
      (zip[`pages/${table}.html`] ?? '')
        .replaceAll(/<(style|title|details)\b.*?<\/\1>/gs, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
    expect(readable('payments')).toContain('Plan Basic Amount ₱100 Status Paid Card Visa')
    expect(JSON.parse(zip['data/payments.json'] ?? '[]')[0].amount).toBe(10_000)
    expect(readable('subscription_periods')).toMatch(
      /Plan Free Trial From [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M/,
    )
    expect(readable('interviews')).toContain('Bookkeeper')
    expect(readable('application_events')).toContain('Who changed it You')
    expect(readable('integration_uses')).toMatch(/For Updating your applications Result Worked/)
    for (const { table } of personalData) {
      expect([table, readable(table).match(/\d{4}-\d\d-\d\dT\S*|\bnull\b|\{"|\w+_(id|at)\b/g)]).toEqual([
        table,
        null,
      ])
    }
  })

  it('folds away what means nothing to a person, and keeps it', () => {
    const [shownFirst, folded] = (zip['index.html'] ?? '').split('<summary>Technical details</summary>')
    expect(shownFirst).not.toContain('rate_counters')
    expect(folded).toContain('data/rate_counters.json')
    // Purely technical tables have no page.
    expect(
      Object.keys(zip)
        .filter((name) => /rate_counters|idempotency_keys|data_export_parts/.test(name))
        .sort(),
    ).toEqual(['data/data_export_parts.json', 'data/idempotency_keys.json', 'data/rate_counters.json'])
    expect(JSON.parse(zip['data/rate_counters.json'] ?? '[]')).not.toEqual([])
    const [{ provider_id }] = JSON.parse(zip['data/payments.json'] ?? '[]')
    expect(zip['pages/payments.html']?.split('<summary>')[1]).toContain(provider_id)
  })

  it('reads in a browser that loads and runs nothing, whatever stands in her letters', () => {
    const pages = Object.entries(zip).filter(([name]) => name.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(30)
    for (const [name, page] of pages) {
      expect([name, page]).toEqual([name, expect.stringContaining(`content="default-src 'none'`)])
      expect([name, page.match(/<(script|img|link|iframe|b)\b|src=|url\(/g)]).toEqual([name, null])
    }
    expect(zip['pages/cover_letters.html']).toContain(`&lt;b&gt;${life.traces.get('words')}`)
    for (const [, place] of (zip['index.html'] ?? '').matchAll(/href="([^"]+)"/g))
      expect(Object.keys(zip)).toContain(decodeURIComponent(place ?? ''))
  })

  it('says what it leaves out and why', () => {
    expect(zip['index.html']).toContain('a secret: what your password is checked with')
    expect(zip['index.html']).not.toContain('user id')
  })

  it('holds her resume, byte for byte', async () => {
    const [resume] = Object.entries(zip).filter(([name]) => name.startsWith('files/'))
    expect(resume?.[0]).toMatch(/^files\/\d+-Zenaida\w+\.pdf$/)
    expect(resume?.[1]).toBe(Buffer.from(resumeOf(life.person.name)).toString('utf8'))
  })

  it('holds nothing of anybody else', async () => {
    const other = await onboard(app, await ana(app))
    const theirs = await dataExported(app, other)
    const text = Object.values(theirs).join('\n')
    expect([...life.traces.values()].filter((trace) => text.includes(trace))).toEqual([])
    expect(Object.values(zip).join('\n')).not.toContain(other.email)
  })
})

describe('Asking for a copy', () => {
  it('answers at once in the specified words; then it is made, mailed, told in the site and shown', async () => {
    const person = await ana(app)
    expect(await state(person)).toBeNull()
    const { status, body } = await ask(person)
    expect([status, body.message]).toEqual([
      202,
      'Your data export has been requested. You will receive an email with your data shortly.',
    ])
    expect(await state(person)).toMatchObject({ state: 'waiting', done: 0, size: null })
    await made(app)
    const ready = await state(person)
    expect(ready).toMatchObject({ state: 'ready', size: expect.any(Number), done: ready.total })
    expect(ready.total).toBeGreaterThan(personalData.length)
    const { body: told } = await app.get('/notifications/', { as: person })
    expect(told.results.map(({ kind }: { kind: string }) => kind)).toEqual(['export'])
    const mails = await mailsTo(app, person.email)
    expect(mails.filter(({ subject }) => subject === 'The copy of your data is ready')).toHaveLength(1)
    const { text } = await app.get('/notifications/', { as: person })
    expect(text).not.toContain(await tokenOf(app, person))
  })

  it('in two tabs at once makes one, and counts one', async () => {
    const person = await ana(app)
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(person)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
    const rows = await app.db
      .selectFrom('data_exports')
      .where('user_id', '=', person.id)
      .select('id')
      .execute()
    expect(rows).toHaveLength(1)
    await made(app)
    expect((await ask(person)).status).toBe(202)
  })

  it('is done three times a day, and the day after again', async () => {
    const person = await ana(app)
    for (let i = 0; i < 3; i += 1) {
      expect((await ask(person)).status).toBe(202)
      await made(app)
    }
    const { status, body } = await ask(person)
    expect([status, body.detail]).toEqual([
      429,
      'You’ve asked for several copies today. Please try again tomorrow.',
    ])
    app.clock.advance({ days: 1, seconds: 1 })
    const again = (await app.post('/auth/login/', { body: person })).body.token
    expect((await ask({ ...person, token: again })).status).toBe(202)
  })

  it('ends the copy that was made before, with its link and its file', async () => {
    const person = await ana(app)
    await ask(person)
    await made(app)
    const first = await tokenOf(app, person)
    const before = await storedFiles()
    await ask(person)
    await made(app)
    expect((await fetchIt(person, first)).body.code).toBe('link-invalid')
    const second = await tokenOf(app, person)
    expect((await fetchIt(person, second)).status).toBe(200)
    await confirmIt(person, second)
    expect(await state(person)).toMatchObject({ state: 'fetched' })
    expect(await storedFiles()).toBe((before ?? 0) - 1)
  })

  test('where no mail is sent is refused in words', async () => {
    const silent = await startApp()
    const person = await ana(silent)
    const { status, body } = await silent.post('/settings/request-data-export/', { as: person })
    expect([status, body.code]).toEqual([502, 'outside-down'])
    expect((await silent.get('/settings/data-export/', { as: person })).body).toEqual({ export: null })
    await silent.close()
  })
})

describe('The mailed link', () => {
  let person: Person
  let token: string
  beforeEach(async () => {
    person = await ana(app)
    await ask(person)
    await made(app)
    token = await tokenOf(app, person)
  })

  it('works until its page says that the copy has arrived; the file is gone then', async () => {
    const before = (await storedFiles()) ?? 0
    const { status, headers } = await fetchIt(person, token)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="hanap-data-\d{4}-\d\d-\d\d\.zip"/),
    })
    await fetchesAgain(person, token)
    expect((await confirmIt(await ana(app), token)).status).toBe(204)
    expect(await state(person)).toMatchObject({ state: 'ready' })
    expect((await confirmIt(person, token)).status).toBe(204)
    expect(await state(person)).toMatchObject({ state: 'fetched' })
    expect((await confirmIt(person, token)).status).toBe(204)
    const again = await fetchIt(person, token)
    expect([again.status, again.body.detail]).toEqual([
      400,
      'This link has expired or you already used it. You can ask for a new copy under Settings.',
    ])
    expect(await storedFiles()).toBe(before - 1)
  })

  it('works for a program at an address of its own, for its owner alone', async () => {
    const get = (as?: Person) => app.get(`/exports/${token}/`, as && { as })
    expect((await get()).status).toBe(401)
    expect((await get(await ana(app))).body.code).toBe('link-invalid')
    expect((await app.get('/exports/nobodys-token/', { as: person })).status).toBe(400)
    const { status, headers } = await get(person)
    expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
    await fetchesAgain(person, token)
    await confirmIt(person, token)
    expect((await get(person)).body.code).toBe('link-invalid')
  })

  it('works for an hour more where a proxy took all of the copy, and her line was lost before it came', async () => {
    const before = (await storedFiles()) ?? 0
    expect((await fetchIt(person, token)).status).toBe(200)
    await fetchesAgain(person, token)
    app.clock.advance({ minutes: 59 })
    await app.dataExports.sweep()
    await fetchesAgain(person, token)
    app.clock.advance({ minutes: 1 })
    expect(await state(person)).toMatchObject({ state: 'fetched' })
    expect((await fetchIt(person, token)).body.code).toBe('link-invalid')
    await app.dataExports.sweep()
    expect(await state(person)).toMatchObject({ state: 'fetched' })
    // Also ends other tests' copies.
    expect(await storedFiles()).toBeLessThan(before)
  })

  it('whose time is over in the middle of a download lets that come to its end', async () => {
    await app.db
      .updateTable('data_exports')
      .set({
        fetch_claim: crypto.randomUUID(),
        fetch_claimed_until: new Date(app.clock.now().getTime() + 30_000),
        expires_at: app.clock.now(),
      })
      .where('user_id', '=', person.id)
      .execute()
    const parts = () =>
      app.db
        .selectFrom('data_export_parts')
        .innerJoin('data_exports', 'id', 'export_id')
        .select('part')
        .where('user_id', '=', person.id)
        .execute()
    await app.dataExports.sweep()
    expect(await parts()).toHaveLength(1)
    app.clock.advance({ minutes: 1 })
    await app.dataExports.sweep()
    expect(await parts()).toEqual([])
  })

  it('is worth nothing to anybody else, signed in or not, and stays good', async () => {
    expect((await fetchIt(await ana(app), token)).body.code).toBe('link-invalid')
    expect((await app.post('/settings/data-export/fetch/', { body: { token } })).status).toBe(401)
    expect((await fetchIt(person, 'A'.repeat(43))).body.code).toBe('link-invalid')
    expect((await fetchIt(person, 'short')).status).toBe(400)
    expect((await fetchIt(person, token)).status).toBe(200)
  })

  it('ends after seven days, and the file with it', async () => {
    const before = (await storedFiles()) ?? 0
    app.clock.advance({ days: 7 })
    const as = { ...person, token: (await app.post('/auth/login/', { body: person })).body.token }
    expect(await state(as)).toMatchObject({ state: 'expired' })
    expect((await fetchIt(as, token)).body.code).toBe('link-invalid')
    await app.dataExports.sweep()
    expect(await storedFiles()).toBeLessThan(before)
  })

  it('fetched eight times at once comes whole, or the caller is told to wait for another one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetchIt(person, token)))
    const came = answers.filter(({ status }) => status === 200)
    expect(came.length).toBeGreaterThan(0)
    expect(new Set(came.map(({ headers }) => headers['content-length'])).size).toBe(1)
    const others = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)
    expect(others.filter((code) => code !== 'in-progress')).toEqual([])
  })
})

describe('A download of a large copy', () => {
  let port: number
  beforeAll(async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    port = (app.http.server.address() as AddressInfo).port
  })

  async function withLargeCopy() {
    const person = await ana(app)
    for (let i = 0; i < 5; i += 1) await keepResume(person, 5_000_000, i)
    await ask(person)
    await made(app)
    return { person, token: await tokenOf(app, person) }
  }

  async function keepResume(person: Person, size: number, number: number) {
    const bytes = new Uint8Array(size)
    for (let place = 0; place < size; place += 65_536)
      crypto.getRandomValues(bytes.subarray(place, Math.min(size, place + 65_536)))
    const file_key = await app.files.put(bytes)
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
    await app.db.transaction().execute(async (tx) => {
      await app.files.claim(tx, file_key)
      await tx
        .insertInto('resumes')
        .values({
          user_id: person.id,
          file_name: `${number}.pdf`,
          file_type: 'pdf',
          size,
          sha256,
          file_key,
          uploaded_at: app.clock.now(),
        })
        .execute()
    })
  }

  const begin = (person: Person, token: string) => {
    const call = request({
      port,
      method: 'POST',
      path: '/api/settings/data-export/fetch/',
      headers: { authorization: `Token ${person.token}`, 'content-type': 'application/json' },
    })
    call.end(JSON.stringify({ token }))
    return call
  }

  it('that is cut in the middle leaves the link good; meanwhile nobody else gets it', async () => {
    const { person, token } = await withLargeCopy()
    const parts = await app.db
      .selectFrom('data_export_parts')
      .innerJoin('data_exports', 'id', 'export_id')
      .select('data_export_parts.size')
      .where('user_id', '=', person.id)
      .execute()
    expect(parts.length).toBeGreaterThan(10)
    expect(Math.max(...parts.map(({ size }) => size))).toBe(2 * 1024 * 1024)

    const call = begin(person, token)
    const [answer] = await once(call, 'response')
    await once(answer, 'readable')
    expect((await fetchIt(person, token)).body).toMatchObject({ code: 'in-progress', retry_after: 5 })
    answer.destroy()
    call.destroy()
    await vi.waitFor(
      async () => {
        const row = await app.db
          .selectFrom('data_exports')
          .select(['state', 'fetch_claim'])
          .where('user_id', '=', person.id)
          .executeTakeFirstOrThrow()
        expect(row).toEqual({ state: 'ready', fetch_claim: null })
      },
      { timeout: 60_000 },
    )

    const whole = begin(person, token)
    const [second] = await once(whole, 'response')
    const bytes: Buffer[] = []
    for await (const piece of second) bytes.push(piece)
    const zip = unpacked(Buffer.concat(bytes))
    expect(Object.keys(zip).filter((name) => name.startsWith('files/'))).toHaveLength(5)
    await confirmIt(person, token)
    expect(await state(person)).toMatchObject({ state: 'fetched' })
  })

  it('whose program died with it is free again after two minutes', async () => {
    const { person, token } = await withLargeCopy()
    const dead = new Date(app.clock.now().getTime() + 120_000)
    await app.db
      .updateTable('data_exports')
      .set({ fetch_claim: crypto.randomUUID(), fetch_claimed_until: dead })
      .where('user_id', '=', person.id)
      .execute()
    expect((await fetchIt(person, token)).body.code).toBe('in-progress')
    app.clock.advance({ minutes: 2 })
    expect((await fetchIt(person, token)).status).toBe(200)
  })
})

test('no line of the log has a token or an address of whoever asked for a copy', async () => {
  const person = await ana(app)
  await ask(person)
  await made(app)
  const token = await tokenOf(app, person)
  await fetchIt(person, token)
  expect(log.filter((line) => line.includes(token) || line.includes(person.email))).toEqual([])
})
