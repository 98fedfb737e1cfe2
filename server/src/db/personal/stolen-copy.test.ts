/** @module-tag security */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailAskedLinks } from '../../../test/asked-links.ts'
import { type Canaries, findCanaries, readDatabaseFiles, searchFiles } from '../../../test/canary.ts'
import { mailsTo, tokenIn } from '../../../test/doubles/outbox.ts'
import { everyRow } from '../../../test/every-row.ts'
import { tokenOf as exportTokenOf, made } from '../../../test/exporting.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

/* Without the secret key, nothing in a stolen copy opens an account. */
let app: TestApp
let her: { email: string; password: string; token: string }
/** Whatever could act for her while the copy is made. */
let keys: Canaries
/** Taken before and after mails with these keys are sent. */
const copies: string[] = []
let begun: Date

/** Other tests write to the same WAL. */
async function join() {
  const password = `mangga-${randomBytes(12).toString('hex')}`
  const account = {
    first_name: 'Ana',
    last_name: 'Reyes',
    username: 'ana_copied',
    email: 'ana@copied.example',
  }
  const body = { ...account, password, confirm_password: password, account_type: 'jobseeker' }
  const answer = await app.post('/auth/register/', { body })
  return { email: account.email, password, token: String(answer.body.token) }
}

beforeAll(async () => {
  begun = new Date()
  app = await startApp({ inbox: {} })
  her = await join()
  const phone = await app.post('/auth/login/', {
    body: { email: her.email, password: her.password, remember_me: true },
  })
  await app.post('/auth/password/reset/', { body: { email: her.email } })
  copies.push(await everyRow(app.db))
  await mailAskedLinks(app)
  await app.put('/user/update/', { as: her, body: { email: `new-${her.email}` } })
  const { body } = await app.post('/job-applications/', { as: her, body: { job_title: 'Encoder' } })
  const soon = new Date(app.clock.now().getTime() + 60_000).toISOString()
  await app.patch(`/job-applications/${body.id}/`, { as: her, body: { follow_up_date: soon } })
  app.clock.advance({ minutes: 2 })
  await app.tracker.remindFollowUps()
  await app.post('/settings/request-data-export/', { as: her })
  await made(app)
  copies.push(await everyRow(app.db))
  const mails = await mailsTo(app, her.email)
  const about = (words: string) => mails.find(({ subject }) => subject.startsWith(words))
  keys = new Map([
    ['password', her.password],
    ['session', her.token],
    ['session on her phone', String(phone.body.token)],
    ['link to prove the address', tokenIn(mails[0])],
    ['link to set a password', tokenIn(about('Set a new password'))],
    ['link to the new address', tokenIn((await mailsTo(app, `new-${her.email}`))[0])],
    ['link to her data', await exportTokenOf(app, her)],
    ['way out of mails', /\/unsubscribe#token=(\S+)/.exec(about('Time to ask')?.text ?? '')?.[1] ?? ''],
  ])
  copies.push(await everyRow(app.db))
})
afterAll(() => app.close())

test('every key that she was given is looked for, and would be found if it stood there', async () => {
  for (const [name, key] of keys) expect(key.length, name).toBeGreaterThan(18)
  expect(new Set(keys.values()).size).toBe(keys.size)
  for (const copy of copies) expect(copy).toContain(her.email)
  const planted = `${copies.at(-1)} ${her.token}`
  expect(findCanaries(planted, keys)).toContain('session, plain')
})

test('no row of any table holds a key to her account, in clear or written another way', () => {
  for (const copy of copies) expect(findCanaries(copy, keys)).toEqual([])
})

test('nor does any file of the database, its log of changes among them', async () => {
  const { found, count } = await searchFiles(readDatabaseFiles(app, begun), keys)
  expect(count).toBeGreaterThan(20)
  expect(found).toEqual([])
})
