/** @module-tag operations */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startLocalS3 } from '../../../test/doubles/local-s3.ts'
import { ana, type Person } from '../../../test/people.ts'
import { multipart } from '../../../test/resumes/multipart.ts'
import { pdfFile } from '../../../test/resumes/sent-files.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startApp()
  folder = path.join(app.folder, 'files')
})
afterAll(() => app.close())

const upload = (as: Person, text: string, to = app) =>
  to.post('/resumes/', { as, ...multipart([{ field: 'file', name: 'cv.pdf', bytes: pdfFile(text) }]) })
const filesThere = () =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .sort()
    : []
const rowsThere = async () =>
  (await app.db.selectFrom('stored_files').select('key').orderBy('key').execute()).map((row) => row.key)
const filesOwned = async () =>
  (await app.db.selectFrom('resumes').select('file_key').orderBy('file_key').execute()).map(
    (row) => row.file_key,
  )
const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key.slice(2, 4), key)

/** Every file is owned, and every owned file exists. */
async function expectNothingLostOrLeft() {
  const owned = await filesOwned()
  expect(filesThere()).toEqual(owned)
  expect(await rowsThere()).toEqual(owned)
}

describe('A file', () => {
  let person: Person
  beforeEach(async () => {
    person = await ana(app)
  })

  it('goes with its resume, and the others stay', async () => {
    await upload(person, 'stays')
    const { body } = await upload(person, 'goes')
    await app.delete(`/resumes/${body.id}/`, { as: person })
    await app.files.removeReleased()
    await expectNothingLostOrLeft()
    expect((await app.get('/jobseeker/resume/download/', { as: person })).status).toBe(200)
  })

  it('goes with the account', async () => {
    const { body } = await upload(person, 'of an account')
    const { file_key } = await app.db
      .selectFrom('resumes')
      .select('file_key')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(filesThere()).toContain(file_key)
    await app.db.deleteFrom('users').where('id', '=', person.id).execute()
    await app.files.removeReleased()
    expect(filesThere()).not.toContain(file_key)
    await expectNothingLostOrLeft()
  })

  it('that nobody claimed is kept for an hour, and then removed', async () => {
    const key = await app.files.put(pdfFile('nobody’s'))
    app.clock.advance({ minutes: 59 })
    await app.files.removeReleased()
    expect(filesThere()).toContain(key)
    app.clock.advance({ minutes: 2 })
    await app.files.removeReleased()
    await expectNothingLostOrLeft()
    await expect(app.db.transaction().execute((tx) => app.files.claim(tx, key))).rejects.toThrow(
      'too long ago',
    )
  })

  it('that is lost or altered is not answered as if it were right', async () => {
    const { body } = await upload(person, 'altered')
    const { file_key } = await app.db
      .selectFrom('resumes')
      .select('file_key')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    writeFileSync(placeOf(file_key), pdfFile('by somebody'))
    expect(await app.get('/jobseeker/resume/download/', { as: person })).toMatchObject({
      status: 502,
      body: { code: 'outside-down' },
    })
    await app.delete(`/resumes/${body.id}/`, { as: person })
    await app.files.removeReleased()
  })
})

describe('A program that is killed', () => {
  it.each([
    'before the bytes',
    'half the bytes',
    'after the bytes',
    'before the commit',
    'after the commit',
    'after it was let go',
    'before the removal',
    'after the removal',
  ])('%s loses no file and leaves none behind', async (moment) => {
    const person = await ana(app)
    const program = path.join(import.meta.dirname, '../../../test/processes/storing-process.ts')
    const child = spawn(process.execPath, [program, app.database.url, folder, String(person.id), moment], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [, signal] = await once(child, 'exit')
    expect(signal).toBe('SIGKILL')
    app.clock.set(new Date(Date.now() + 2 * 3_600_000))
    await app.files.removeReleased()
    await expectNothingLostOrLeft()
    const { count } = (await app.get('/resumes/', { as: person })).body
    expect(count).toBe(moment === 'after the commit' ? 1 : 0)
    if (count === 1)
      expect((await app.get('/jobseeker/resume/download/', { as: person })).text).toContain(
        'after the commit',
      )
  })
})

describe('Files in a bucket', () => {
  it('are kept, answered and removed as in a folder; a bucket that is away says so, and loses nothing', async () => {
    const local = await startLocalS3()
    const inBucket = await startApp({ config: { files: { kind: 's3', ...local.settings } } })
    try {
      const person = await ana(inBucket)
      const { body, status } = await upload(person, 'in a bucket', inBucket)
      expect(status).toBe(201)
      const download = () => inBucket.get('/jobseeker/resume/download/', { as: person })
      expect((await download()).text).toBe(Buffer.from(pdfFile('in a bucket')).toString('utf8'))
      await inBucket.delete(`/resumes/${body.id}/`, { as: person })
      await inBucket.files.removeReleased()
      expect(await inBucket.db.selectFrom('stored_files').selectAll().execute()).toEqual([])
      await upload(person, 'before it is away', inBucket)
      await local.close()
      expect(await upload(person, 'while it is away', inBucket)).toMatchObject({
        status: 502,
        body: { code: 'outside-down' },
      })
      expect((await download()).status).toBe(502)
      expect((await inBucket.get('/resumes/', { as: person })).body.count).toBe(1)
    } finally {
      await inBucket.close()
    }
  })
})

it('A deleted resume’s file is removed by a task of its own, without waiting for the hour', async () => {
  const working = await startApp()
  try {
    const person = await ana(working)
    const { body } = await upload(person, 'for the task', working)
    await working.delete(`/resumes/${body.id}/`, { as: person })
    await working.startWork()
    await expect.poll(() => working.db.selectFrom('stored_files').selectAll().execute()).toEqual([])
  } finally {
    await working.close()
  }
})
