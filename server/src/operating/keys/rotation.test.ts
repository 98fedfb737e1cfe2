/**
 * @module-tag security
 * @module-tag operations
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signUp } from '../../../test/people.ts'
import { startApp, TEST_SECRET_KEY, type TestApp } from '../../../test/start-app.ts'
import { createSecrets, keyIdOf } from '../../lib/secrets/secrets.ts'
import { lookForKeys, readOtherKeys, readSecretKey } from '../../secret-key.ts'
import { keyCommands } from '../commands/keys.ts'
import { resealAll } from './reseal.ts'
import { sealedColumns } from './sealed-columns.ts'

const NEW_KEY = 'another secret key that only this test knows'
const old = createSecrets(TEST_SECRET_KEY)
const fresh = createSecrets(NEW_KEY, { also: [TEST_SECRET_KEY] })
const onlyNew = createSecrets(NEW_KEY)
const PAYMENTS = 90

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function allSealed(): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_schema || '.' || table_name as table, column_name as column from information_schema.columns
    where table_schema in ('public', 'pgboss') and data_type in ('text', 'jsonb', 'json')`.execute(app.db)
  const found: string[] = []
  for (const { table, column } of columns) {
    const text = sql`${sql.ref(column)}::text`
    const { rows } = await sql<{ value: string }>`
      select ${text} as value from ${sql.table(table)} where ${text} ~ 'v1\\.[0-9a-f]{8}\\.'`.execute(app.db)
    found.push(...rows.flatMap(({ value }) => /v1\.[\da-f]{8}\.[\w.-]+/.exec(value)?.[0] ?? []))
  }
  return found
}
const idsOf = async () => new Set((await allSealed()).map(keyIdOf))

beforeEach(async () => {
  const now = app.clock.now()
  for (const table of ['payments', 'mails', 'integrations', 'earlier_fingerprint_keys'] as const)
    await app.db.deleteFrom(table).execute()
  await sql`delete from pgboss.job`.execute(app.db)
  const person = await signUp(app)
  await app.db
    .insertInto('integrations')
    .values({
      user_id: person.id,
      type: 'olj',
      board_email: person.email,
      connected_at: now,
      sealed_password: old.seal('her password', `integration:${person.id}`),
      sealed_session: old.seal('her session', `integration:${person.id}`),
    })
    .execute()
  await app.db
    .insertInto('mails')
    .values({
      to_address: person.email,
      kind: 'welcome',
      message_id: '<m@x>',
      state: 'waiting',
      sealed_data: old.seal('{}', 'mail:<m@x>'),
      created_at: now,
    })
    .execute()
  await app.db
    .insertInto('payments')
    .values(
      Array.from({ length: PAYMENTS }, (_, place) => ({
        user_id: person.id,
        plan_type: 'basic',
        amount: 100,
        provider_key: `key ${place}`,
        state: 'paid',
        sealed_billing: old.seal(`billing ${place}`, `payment:key ${place}`),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
  const order = JSON.stringify({ sealed: old.seal('an order', 'asked link') })
  await sql`insert into pgboss.job (name, data, state) values
    ('mail-asked-link', ${order}::jsonb, 'created'), ('mail-asked-link', ${order}::jsonb, 'completed')`.execute(
    app.db,
  )
})

async function expectAllMoved() {
  expect(await idsOf()).toEqual(new Set([onlyNew.keyId]))
  const board = await app.db.selectFrom('integrations').selectAll().executeTakeFirstOrThrow()
  const context = `integration:${board.user_id}`
  expect(onlyNew.open(board.sealed_password, context)).toBe('her password')
  expect(onlyNew.open(board.sealed_session ?? '', context)).toBe('her session')
  const payments = await app.db.selectFrom('payments').selectAll().execute()
  for (const { provider_key, sealed_billing } of payments)
    expect(onlyNew.open(sealed_billing ?? '', `payment:${provider_key}`)).toBe(
      provider_key.replace('key', 'billing'),
    )
}

it('knows every column of the database that is sealed', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like 'sealed%'`.execute(app.db)
  const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

it('seals everything under the new key, and leaves nothing under the old one', async () => {
  expect(await idsOf()).toEqual(new Set([old.keyId]))
  const done = await resealAll({ db: app.db, clock: app.clock, secrets: fresh, atOnce: 20 })
  expect(done).toContainEqual({ where: 'payments.sealed_billing', resealed: PAYMENTS, lost: 0 })
  expect(done).toContainEqual({ where: 'tasks', resealed: 2, lost: 0 })
  await expectAllMoved()
  const again = await resealAll({ db: app.db, clock: app.clock, secrets: fresh })
  expect(again.every(({ resealed, lost }) => resealed + lost === 0)).toBe(true)
})

it('killed in between goes on where it ended, and meanwhile both keys open', async () => {
  const program = spawn(
    process.execPath,
    ['server/test/processes/resealing-process.ts', app.database.url, NEW_KEY, TEST_SECRET_KEY],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(program.stdout, 'data')
  program.kill('SIGKILL')
  await once(program, 'exit')
  expect(await idsOf()).toEqual(new Set([old.keyId, onlyNew.keyId]))
  const { sealed_password, user_id } = await app.db
    .selectFrom('integrations')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(keyIdOf(sealed_password)).toBe(onlyNew.keyId)
  expect(fresh.open(sealed_password, `integration:${user_id}`)).toBe('her password')
  await resealAll({ db: app.db, clock: app.clock, secrets: fresh, atOnce: 20 })
  await expectAllMoved()
})

it('leaves what a lost key sealed as it was, and says so', async () => {
  const lost = createSecrets('a key that nobody has any more, at all').seal('x', 'mail:<m@x>')
  await app.db.updateTable('mails').set({ sealed_data: lost }).execute()
  const done = await resealAll({ db: app.db, clock: app.clock, secrets: fresh })
  expect(done).toContainEqual({ where: 'mails.sealed_data', resealed: 0, lost: 1 })
  expect(await app.db.selectFrom('mails').select('sealed_data').executeTakeFirst()).toEqual({
    sealed_data: lost,
  })
})

it('still knows a trial that was spent under the old key, once that is gone', async () => {
  await resealAll({ db: app.db, clock: app.clock, secrets: fresh })
  const earlier = await app.db.selectFrom('earlier_fingerprint_keys').selectAll().execute()
  const later = createSecrets(NEW_KEY, { earlier })
  expect(later.fingerprints('ana@example.com')).toContain(old.fingerprint('ana@example.com'))
  expect(later.fingerprints('ana@example.com')[0]).toBe(later.fingerprint('ana@example.com'))
  expect(onlyNew.fingerprints('ana@example.com')).not.toContain(old.fingerprint('ana@example.com'))
})

it('is begun and ended by commands that wait for one another, each safe to repeat', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hanap-keys-'))
  const config = { secretKey: undefined, secretKeyAlso: undefined, dataDir }
  const first = await readSecretKey(config)
  const run = async (name: string) => {
    const secrets = createSecrets(await readSecretKey(config), {
      also: [...(await readOtherKeys(config)), TEST_SECRET_KEY],
    })
    const tools = {
      ...app.app,
      secrets,
      db: app.db,
      config,
      queue: { retry: async () => true, cancel: async () => true },
    }
    return keyCommands.find((one) => one.name === name)?.run(tools, [], {}, new Set())
  }
  // Runs on with its initial key.
  const running = createSecrets(first, { look: () => lookForKeys(config) })
  await run('keys begin')
  const second = await readSecretKey(config)
  expect(second).not.toBe(first)
  expect(await readOtherKeys(config)).toEqual([first])
  expect((await run('keys begin'))?.text).toContain('before')
  expect(await readSecretKey(config)).toBe(second)
  await expect(run('keys end')).rejects.toThrow('Not yet')
  await run('keys reseal')
  const { sealed_password, user_id } = await app.db
    .selectFrom('integrations')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(running.open(sealed_password, `integration:${user_id}`)).toBe('her password')
  expect((await run('keys end'))?.text).toContain('every process must have been started again')
  expect(await readOtherKeys(config)).toEqual([])
  const ended = (await readdir(dataDir)).filter((name) => name.startsWith('secret.key.ended-20'))
  expect(ended).toHaveLength(1)
  const endedFile = path.join(dataDir, String(ended[0]))
  expect(await readFile(endedFile, 'utf8')).toBe(first)
  expect((await stat(endedFile)).mode & 0o777).toBe(0o600)
  expect((await run('keys status'))?.text).not.toContain('another')
  expect((await readFile(path.join(dataDir, 'secret.key'), 'utf8')).trim()).toBe(second)
  await rm(dataDir, { recursive: true, force: true })
})
