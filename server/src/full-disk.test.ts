/**
 * @module-tag security
 * @module-tag operations
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDisks } from '../test/doubles/small-disks.ts'
import { readConfig } from './config.ts'
import { readPassword, superuser } from './db/embedded/embedded-cluster.ts'
import { readPidFile } from './db/embedded/embedded-leftovers.ts'
import { findHome, partsOf } from './db/embedded/embedded-note.ts'
import { findFreePort } from './lib/free-port.ts'
import { type Server, startServer } from './main.ts'

/** Megabytes for a fresh database and its log. */
const disks = createDisks(400)
let folder: string
let dataDir: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanap-full-'))
  // The database's own user must pass through.
  chmodSync(folder, 0o711)
  mkdirSync(path.join(folder, 'disk'), { mode: 0o711 })
  disks.make(path.join(folder, 'disk'))
  dataDir = path.join(folder, 'disk', 'data')
  const port = String(await findFreePort())
  server = await startServer(
    readConfig({
      PORT: port,
      OPS_PORT: '0',
      DATA_DIR: dataDir,
      BOARD_URL: 'http://127.0.0.1:9',
      BOARD_ENABLED: 'off',
      LOG_LEVEL: 'fatal',
      LIMIT_SIGNUP_ADDRESS: '10000',
    }),
  )
})
afterAll(async () => {
  await server?.close()
  disks.removeAll()
  rmSync(folder, { recursive: true, force: true })
})

const readyz = async () => {
  const answer = await fetch(`${server.url}/readyz`)
  return { status: answer.status, body: await answer.json() }
}

const untilReady = () =>
  vi.waitFor(async () => expect(await readyz()).toMatchObject({ status: 200 }), { timeout: 60_000 })

let people = 0
async function signUp(): Promise<number> {
  people += 1
  const password = 'mangga-at-bagoong-7'
  const answer = await fetch(`${server.url}/api/auth/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Ana',
      last_name: 'Reyes',
      username: `ana_full_${people}`,
      email: `ana_full_${people}@example.com`,
      password,
      confirm_password: password,
      account_type: 'jobseeker',
    }),
  })
  return answer.status
}

/** The first few still fit into existing files. */
async function signUpUntilRefused(): Promise<number> {
  for (;;) {
    const status = await signUp()
    if (status !== 201) return status
  }
}

async function asSuperuser(database: string, ...statements: string[]) {
  const home = findHome(dataDir) ?? ''
  const client = new pg.Client({
    host: '127.0.0.1',
    port: readPidFile(partsOf(home).cluster)?.port ?? 0,
    user: superuser,
    password: readPassword(home),
    database,
  })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Also drops the program's connections. */
const makeReadOnly = (isReadOnly: boolean) =>
  asSuperuser(
    'postgres',
    `alter database hanap set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'hanap'`,
  )

/** A device that is always full. */
const fullDevice = '/dev/full'
const writeToFull = `security definer language plpgsql as $$ begin copy (select 1) to '${fullDevice}'; return`

type Way = { what: string; begin(): Promise<void>; end(): Promise<void> }

const ways: Way[] = [
  { what: 'takes no writes', begin: () => makeReadOnly(true), end: () => makeReadOnly(false) },
  {
    what: 'is told that there is no room',
    async begin() {
      if (!existsSync(fullDevice)) throw new Error(`This test needs ${fullDevice}, which this system lacks.`)
      await asSuperuser(
        'hanap',
        `create schema full_device`,
        `create function full_device.row() returns trigger ${writeToFull} new; end $$`,
        `create function full_device.made() returns event_trigger ${writeToFull}; end $$`,
        `create trigger full_device before insert on public.users execute function full_device.row()`,
        `create event trigger full_device on ddl_command_start when tag in ('CREATE TABLE AS')
           execute function full_device.made()`,
      )
    },
    end: () => asSuperuser('hanap', `drop event trigger full_device`, `drop schema full_device cascade`),
  },
  // Only root can make a small disk, and not everywhere.
  ...(disks.missing
    ? []
    : [
        {
          what: 'has a full disk',
          begin: async () => disks.fill('disk'),
          end: async () => disks.empty('disk'),
        },
      ]),
]

test.each(ways)(
  'while its database $what the program says that it is not ready, and is again by itself',
  tellsOfNoRoom,
  120_000,
)

async function tellsOfNoRoom({ begin, end }: Way): Promise<void> {
  await begin()
  // The first failed write reveals it. One connection may have been lost.
  await untilReady()
  expect(await signUpUntilRefused()).toBe(503)
  expect(await readyz()).toMatchObject({
    status: 503,
    body: { code: 'busy', detail: 'The database takes no writes.' },
  })
  // The process is not ready meanwhile.
  await end()
  await untilReady()
  expect(await signUp()).toBe(201)
}
