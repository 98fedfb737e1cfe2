/** @module-tag operations */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { TEST_SECRET_KEY } from '../../../test/start-app.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { readConfig } from '../../config.ts'
import { systemClock } from '../../lib/clock.ts'
import { findFreePort } from '../../lib/free-port.ts'
import { createSecrets } from '../../lib/secrets/secrets.ts'
import { startServer } from '../../main.ts'
import { openQueue } from '../../tasks/queue.ts'
import { readOperatorCommand } from '../commands/asked.ts'
import type { Tools } from '../commands/command.ts'
import { claimKeys, idOfKey, readKeysHere } from './site-keys.ts'

const OTHER_KEY = 'another secret key that only this test knows'
const run = promisify(execFile)
const program = path.join(import.meta.dirname, '..', '..', 'operator.ts')

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-site-keys-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  database = await createTestDatabase()
  const queue = await openQueue(database.url, () => {}, undefined, { isVisitor: true })
  await queue.stop()
})
afterEach(() => database.close())

let folders = 0
/** Each process has its own data folder. */
function configured(env: Record<string, string> = {}) {
  folders += 1
  return readConfig({ DATABASE_URL: database.url, DATA_DIR: path.join(folder, `data${folders}`), ...env })
}
const start = (config: ReturnType<typeof configured>) =>
  claimKeys({ db: database.db, clock: systemClock, config, isStart: true })
const recorded = async () =>
  (await database.db.selectFrom('secret_keys').select('key_id').execute()).map((row) => row.key_id).toSorted()

async function operator(args: string[], env: Record<string, string> = {}) {
  folders += 1
  const dataDir = path.join(folder, `data${folders}`)
  const given = { PATH: process.env['PATH'] ?? '', DATABASE_URL: database.url, DATA_DIR: dataDir, ...env }
  try {
    const { stdout } = await run(process.execPath, [program, ...args], { env: given })
    return { code: 0, stdout, stderr: '', dataDir }
  } catch (error) {
    return { ...(error as { code: number; stdout: string; stderr: string }), dataDir }
  }
}

/** Runs in this process, with only the tools that key commands use. */
async function command(args: string[], env: Record<string, string>) {
  const asked = readOperatorCommand(args)
  if (asked === null) throw new Error('that asked for the usage')
  const config = configured(env)
  const given = { db: database.db, clock: systemClock, config }
  const keys = asked.isForMissingKeys
    ? await readKeysHere(config)
    : await claimKeys({ ...given, isStart: false })
  const secrets = createSecrets(keys.secretKey, { also: keys.otherKeys })
  return asked.run({ ...given, secrets } as unknown as Tools)
}

const sealMail = (key: string, messageId = '<m@x>') =>
  database.db
    .insertInto('mails')
    .values({
      to_address: 'ana@example.com',
      kind: 'welcome',
      message_id: messageId,
      state: 'waiting',
      sealed_data: createSecrets(key).seal('{}', `mail:${messageId}`),
      created_at: new Date(),
    })
    .execute()

it('of processes that start at once with data folders of their own, one makes the key and the others end', async () => {
  const configs = [configured(), configured(), configured()]
  const results = await Promise.allSettled(configs.map(start))
  const refused = results.filter((one) => one.status === 'rejected').map((one) => String(one.reason))
  expect(refused).toHaveLength(2)
  for (const reason of refused) expect(reason).toMatch(/SECRET_KEY.*DATA_DIR\/secret\.key/)
  const made = configs.filter(({ dataDir }) => existsSync(path.join(dataDir, 'secret.key')))
  expect(made).toHaveLength(1)
  const [winner] = made
  if (!winner) throw new Error('no key was made')
  expect(await recorded()).toEqual([idOfKey((await start(winner)).secretKey)])
})

it('the program does not start without the key of its database, and makes none', async () => {
  await start(configured({ SECRET_KEY: TEST_SECRET_KEY }))
  const config = configured({ PORT: String(await findFreePort()), BOARD_ENABLED: 'off' })
  await expect(startServer(config)).rejects.toThrow(
    `sealed with ${idOfKey(TEST_SECRET_KEY)}, and ${config.dataDir}/secret.key holds none`,
  )
  expect(existsSync(path.join(config.dataDir, 'secret.key'))).toBe(false)
  await expect(start(configured({ SECRET_KEY: OTHER_KEY }))).rejects.toThrow(
    `SECRET_KEY holds ${idOfKey(OTHER_KEY)}`,
  )
})

it('a database from before keys were written down says by what it holds which one it needs', async () => {
  await sealMail(TEST_SECRET_KEY)
  await sealMail('a key that was lost long before, by somebody', '<lost@x>')
  await expect(start(configured({ SECRET_KEY: OTHER_KEY }))).rejects.toThrow(idOfKey(TEST_SECRET_KEY))
  await start(configured({ SECRET_KEY: TEST_SECRET_KEY }))
  expect(await recorded()).toEqual([idOfKey(TEST_SECRET_KEY)])
})

it('an operator’s command with another key, or with none, ends with 1 and makes no key', {
  timeout: 120_000,
}, async () => {
  await expect(command(['mails', 'list'], {})).rejects.toThrow('There is no secret key here')
  await start(configured({ SECRET_KEY: TEST_SECRET_KEY }))
  const { code, stderr, dataDir } = await operator(['keys', 'begin'])
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('SECRET_KEY') })
  expect(await readdir(dataDir).catch(() => [])).toEqual([])
  await expect(command(['mails', 'list'], { SECRET_KEY: OTHER_KEY })).rejects.toThrow(
    idOfKey(TEST_SECRET_KEY),
  )
  expect(await recorded()).toEqual([idOfKey(TEST_SECRET_KEY)])
})

it('a new key takes the place of an old one, and then who has only the old one does not start', async () => {
  const both = { SECRET_KEY: OTHER_KEY, SECRET_KEY_ALSO: TEST_SECRET_KEY }
  const former = configured({ SECRET_KEY: TEST_SECRET_KEY })
  await start(former)
  await start(configured({ SECRET_KEY: TEST_SECRET_KEY, SECRET_KEY_ALSO: OTHER_KEY }))
  await start(former)
  await start(configured(both))
  await expect(start(former)).rejects.toThrow(idOfKey(OTHER_KEY))
  await sealMail(TEST_SECRET_KEY)
  expect((await command(['keys', 'reseal'], both)).isIncomplete).toBe(false)
  const ended = await command(['keys', 'end'], both)
  expect(ended.text).toContain('must have been started again')
  expect(await recorded()).toEqual([idOfKey(OTHER_KEY)])
  await start(configured({ SECRET_KEY: OTHER_KEY }))
})

it('a key in its file is replaced by commands, each of which finds the keys that it needs', async () => {
  const config = configured()
  const env = { DATA_DIR: config.dataDir }
  const { secretKey: former } = await start(config)
  await command(['keys', 'begin'], env)
  const { secretKey: next, otherKeys } = await start(config)
  expect(otherKeys).toEqual([former])
  expect(await recorded()).toEqual([idOfKey(former), idOfKey(next)].toSorted())
  await command(['keys', 'reseal'], env)
  await command(['keys', 'end'], env)
  expect(await recorded()).toEqual([idOfKey(next)])
  expect(await start(config)).toEqual({ secretKey: next, otherKeys: [] })
})

it('sealing anew ends with 1 where something could not be opened', { timeout: 120_000 }, async () => {
  await start(configured({ SECRET_KEY: TEST_SECRET_KEY }))
  await sealMail('a key that nobody has any more, at all')
  const resealed = await operator(['keys', 'reseal', '--json'], { SECRET_KEY: TEST_SECRET_KEY })
  expect(resealed.code).toBe(1)
  expect(JSON.parse(resealed.stdout)).toContainEqual({ where: 'mails.sealed_data', resealed: 0, lost: 1 })
})

it('a key that nobody has any more is given up by its name, and then the program starts with the new one', async () => {
  await start(configured({ SECRET_KEY: TEST_SECRET_KEY }))
  const id = idOfKey(TEST_SECRET_KEY)
  const giveUp = (env: Record<string, string>) => command(['keys', 'give-up', id], env)
  await expect(giveUp({})).rejects.toThrow('There is no secret key here')
  await expect(giveUp({ SECRET_KEY: TEST_SECRET_KEY })).rejects.toThrow('nothing to give up')
  expect(await recorded()).toEqual([id])
  await sealMail(TEST_SECRET_KEY)
  const given = { SECRET_KEY: OTHER_KEY }
  expect((await command(['keys', 'status'], given)).text).toContain(id)
  await giveUp(given)
  expect((await giveUp(given)).data).toMatchObject({ isNew: false })
  expect(await recorded()).toEqual([idOfKey(OTHER_KEY)])
  await start(configured(given))
})
