/** @module-tag operations */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { mailsTo } from '../../../../test/doubles/outbox.ts'
import { made, tokenOf, unpacked } from '../../../../test/exporting.ts'
import { ana, onboard, type Person } from '../../../../test/people.ts'
import { addListings } from '../../../../test/search/listings.ts'
import { startApp, TEST_SECRET_KEY, type TestApp } from '../../../../test/start-app.ts'
import { createRateLimits } from '../../../db/rate-limits.ts'
import { outsideDown } from '../../../lib/problem.ts'
import type { StoredFiles } from '../../stored-files/service.ts'
import { MOST_TRIES, PART_BYTES } from '../rules.ts'
import { createExports } from '../service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {} })
})
afterAll(() => app.close())

async function asking() {
  const person = await onboard(app, await ana(app))
  await keepResume(person, 3_000_000)
  await app.post('/settings/request-data-export/', { as: person })
  const { id } = await app.db
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  return { person, id }
}

async function keepResume(person: Person, size: number) {
  const bytes = new Uint8Array(size)
  for (let place = 0; place < size; place += 65_536)
    crypto.getRandomValues(bytes.subarray(place, Math.min(size, place + 65_536)))
  const file_key = await app.files.put(bytes)
  await app.db.transaction().execute(async (tx) => {
    await app.files.claim(tx, file_key)
    await tx
      .insertInto('resumes')
      .values({
        user_id: person.id,
        file_name: 'large.pdf',
        file_type: 'pdf',
        size,
        sha256: Buffer.from(bytes.subarray(0, 32)),
        file_key,
        uploaded_at: app.clock.now(),
      })
      .execute()
  })
  return file_key
}

const stateOf = async (person: Person) =>
  (await app.get('/settings/data-export/', { as: person })).body.export?.state
const readyMails = async (person: Person) =>
  (await mailsTo(app, person.email)).filter(({ subject }) => subject === 'The copy of your data is ready')

const exportsWith = (files: Partial<StoredFiles>, log: string[] = []) =>
  createExports({
    db: app.db,
    clock: app.clock,
    secrets: app.secrets,
    rateLimits: createRateLimits({ db: app.db, clock: app.clock }),
    files: { ...app.files, ...files },
    mails: app.mails,
    notifications: app.notifications,
    enqueue: async () => {},
    log: (line) => log.push(line),
  })

/** Holds the first piece back until the test lets it go on. */
function holding() {
  const held = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const put: StoredFiles['put'] = async (bytes) => {
    held.resolve()
    await goOn.promise
    return app.files.put(bytes)
  }
  return { put, held: held.promise, goOn: goOn.resolve }
}

const down = async () => {
  throw outsideDown('file store', new Error('It does not answer.'))
}

/** The seeker's stored pieces after all claims expired. */
async function piecesLeft() {
  await app.db
    .updateTable('stored_files')
    .set({ created_at: new Date('2000-01-01') })
    .where('claimed_at', 'is', null)
    .execute()
  await app.files.removeReleased()
  const stored = await app.db.selectFrom('stored_files').select('key').execute()
  const owned = await app.db
    .selectFrom('data_export_parts')
    .select('file_key as key')
    .unionAll(app.db.selectFrom('resumes').select('file_key as key'))
    .execute()
  const keys = new Set(owned.map(({ key }) => key))
  return stored.filter(({ key }) => !keys.has(key)).length
}

describe('A program that is killed', () => {
  const program = path.join(import.meta.dirname, '../../../../test/processes/exporting-process.ts')

  it.each(['after a piece', 'after the mail is queued', 'before the commit', 'after the commit'])(
    '%s and begun again makes one copy and mails it once',
    async (moment) => {
      const { person, id } = await asking()
      const { files } = app.config
      if (files.kind !== 'folder') throw new Error('the files of a test are in a folder')
      const given = [app.database.url, files.folder, TEST_SECRET_KEY, String(id), moment]
      const child = spawn(process.execPath, [program, ...given], { stdio: ['ignore', 'ignore', 'inherit'] })
      const [, signal] = await once(child, 'exit')
      expect(signal).toBe('SIGKILL')
      expect(await stateOf(person)).toBe(moment === 'after the commit' ? 'ready' : 'working')

      await made(app)
      await app.dataExports.make(id)
      expect(await stateOf(person)).toBe('ready')
      expect(await readyMails(person)).toHaveLength(1)
      const { body } = await app.get('/notifications/', { as: person })
      expect(body.count).toBe(1)
      expect(await piecesLeft()).toBe(0)
      const { statusCode, rawPayload } = await app.http.inject({
        method: 'POST',
        url: '/api/settings/data-export/fetch/',
        headers: { authorization: `Token ${person.token}` },
        payload: { token: await tokenOf(app, person) },
      })
      expect(statusCode).toBe(200)
      expect(Object.keys(unpacked(rawPayload))).toContain('index.html')
    },
  )
})

describe('While a copy is made', () => {
  it('its account may be deleted: the work ends, and nothing of it is left or mailed', async () => {
    const { person, id } = await asking()
    const { put, held, goOn } = holding()
    const making = exportsWith({ put }).make(id)
    await held
    const left = await app.post('/auth/delete-account/', { as: person, body: { password: person.password } })
    expect(left.status).toBe(200)
    goOn()
    await making
    expect(await readyMails(person)).toEqual([])
    expect(await piecesLeft()).toBe(0)
    const rows = await app.db.selectFrom('data_exports').select('id').where('id', '=', id).execute()
    expect(rows).toEqual([])
  })

  it('its account may be deleted at its very end: the copy goes with it', async () => {
    const { person, id } = await asking()
    await app.dataExports.make(id)
    await app.post('/auth/delete-account/', { as: person, body: { password: person.password } })
    expect(await piecesLeft()).toBe(0)
    expect(await readyMails(person)).toEqual([])
  })

  it('another try may begin: the first writes nothing any more', async () => {
    const { person, id } = await asking()
    const { put, held, goOn } = holding()
    const first = exportsWith({ put }).make(id)
    await held
    await app.dataExports.make(id)
    goOn()
    await first
    expect(await stateOf(person)).toBe('ready')
    expect(await readyMails(person)).toHaveLength(1)
    expect(await piecesLeft()).toBe(0)
  })
})

describe('A store of files that is down', () => {
  it('is tried again and again; then the copy is given up, its person told, and nothing counted', async () => {
    const { person, id } = await asking()
    const log: string[] = []
    const exports = exportsWith({ put: down }, log)
    for (let tries = 1; tries < MOST_TRIES; tries += 1)
      await expect(exports.make(id)).rejects.toThrow('file store')
    expect(await stateOf(person)).toBe('working')
    await exports.make(id)
    expect(await stateOf(person)).toBe('failed')
    await exports.make(id)
    const mails = await mailsTo(app, person.email)
    const failed = mails.filter(({ subject }) => subject === 'We couldn’t make a copy of your data')
    expect(failed).toHaveLength(1)
    const { body } = await app.get('/notifications/', { as: person })
    expect(body.results[0]).toMatchObject({
      kind: 'export',
      title: 'We couldn’t make a copy of your data',
    })
    expect(log).toHaveLength(1)
    for (let i = 0; i < 3; i += 1) {
      await app.db.deleteFrom('data_exports').where('user_id', '=', person.id).execute()
      expect((await app.post('/settings/request-data-export/', { as: person })).status).toBe(202)
    }
  })

  it('for one file alone does not keep the rest back for ever: the last try says that it is missing', async () => {
    const { person, id } = await asking()
    const read: StoredFiles['read'] = async (key) => {
      const bytes = await app.files.read(key)
      return bytes && bytes.length === 3_000_000 ? down() : bytes
    }
    const exports = exportsWith({ read })
    for (let tries = 1; tries < MOST_TRIES; tries += 1)
      await expect(exports.make(id)).rejects.toThrow('file store')
    await exports.make(id)
    const { rawPayload } = await app.http.inject({
      method: 'POST',
      url: '/api/settings/data-export/fetch/',
      headers: { authorization: `Token ${person.token}` },
      payload: { token: await tokenOf(app, person) },
    })
    const zip = unpacked(rawPayload)
    expect(zip['index.html']).toContain('large.pdf: it could not be read')
    expect(Object.keys(zip).filter((name) => name.startsWith('files/'))).toHaveLength(1)
  })

  it('at the moment of the download is a 502, and the link stays good', async () => {
    const { person } = await asking()
    await made(app)
    const token = await tokenOf(app, person)
    await expect(exportsWith({ read: down }).fetch(person.id, token)).rejects.toThrow('file store')
    const answer = await app.post('/settings/data-export/fetch/', { as: person, body: { token } })
    expect(answer.status).toBe(200)
  })
})

test('a copy that the queue has lost is begun anew a day later', async () => {
  const { person } = await asking()
  await sql`delete from pgboss.job where name = 'make-data-export'`.execute(app.db)
  app.clock.advance({ days: 1, minutes: 1 })
  await app.dataExports.sweep()
  expect(await made(app)).toBe(1)
  expect(await readyMails(person)).toHaveLength(1)
})

test('five hundred applications with letters and five large resumes go into pieces of one size', async () => {
  const person = await onboard(app, await ana(app))
  for (let i = 0; i < 5; i += 1) await keepResume(person, 5_242_880)
  const now = app.clock.now()
  const letter = 'I have kept books for six years. '.repeat(60)
  const jobs = await addListings(
    app,
    Array.from({ length: 500 }, (_, i) => ({ title: `Bookkeeper ${i}` })),
  )
  await app.db
    .insertInto('applications')
    .values(
      jobs.map((job_id) => ({
        user_id: person.id,
        job_id,
        status: 'applied',
        applied_at: now,
        updated_at: now,
        send_state: 'sent',
        send_started_at: now,
        sent_job: JSON.stringify({ description: letter.repeat(4) }),
        sent_letter: JSON.stringify({ subject: 'Bookkeeper', content: letter }),
      })),
    )
    .execute()
  await app.post('/settings/request-data-export/', { as: person })
  await made(app)
  const parts = await app.db
    .selectFrom('data_export_parts')
    .innerJoin('data_exports', 'data_exports.id', 'export_id')
    .select(['data_export_parts.size', 'data_exports.size as whole'])
    .where('user_id', '=', person.id)
    .orderBy('part')
    .execute()
  expect(new Set(parts.slice(0, -1).map(({ size }) => size))).toEqual(new Set([PART_BYTES]))
  expect(parts.reduce((sum, { size }) => sum + size, 0)).toBe(parts[0]?.whole)
  const { rawPayload } = await app.http.inject({
    method: 'POST',
    url: '/api/settings/data-export/fetch/',
    headers: { authorization: `Token ${person.token}` },
    payload: { token: await tokenOf(app, person) },
  })
  const zip = unpacked(rawPayload)
  expect(JSON.parse(zip['data/applications.json'] ?? '[]')).toHaveLength(500)
  expect(zip['pages/applications.html']?.match(/<article>/g)).toHaveLength(500)
  expect(Object.keys(zip).filter((name) => name.startsWith('files/'))).toHaveLength(6)
})
