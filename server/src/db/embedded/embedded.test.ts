/**
 * @module-tag security
 * @module-tag operations
 */
import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readProcessStart } from '../../lib/folders/process-identity.mjs'
import { connectOrStartEmbedded, type Embedded, startEmbedded } from './embedded.ts'
import { findBinaries } from './embedded-binaries.ts'
import { giveTo, makeOwnFolder, readIdentity, spawnOptions } from './embedded-identity.ts'
import { readPidFile } from './embedded-leftovers.ts'

let dataDir: string
let cluster: string
let pidFile: string
const running: Embedded[] = []
const children: ChildProcess[] = []

beforeAll(() => {
  // With a space, as in "My Projects".
  dataDir = mkdtempSync(path.join(tmpdir(), 'hanap data '))
  chmodSync(dataDir, 0o711)
  cluster = path.join(dataDir, 'postgres', 'cluster')
  pidFile = path.join(cluster, 'postmaster.pid')
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of running.splice(0)) await server.stop()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const lines: string[] = []
async function start(throwAway = true, flags: string[] = []): Promise<Embedded> {
  lines.length = 0
  const server = await startEmbedded({ dataDir, log: (line) => lines.push(line), throwAway, flags })
  running.push(server)
  return server
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows[0]
  } finally {
    await client.end()
  }
}

const waitUntilGone = (pid: number) =>
  vi.waitFor(() => expect(readProcessStart(pid)).toBeUndefined(), { timeout: 60_000, interval: 20 })

test('a database whose making was interrupted is made anew', async () => {
  makeOwnFolder(path.join(dataDir, 'postgres'), readIdentity())
  const half = path.join(dataDir, 'postgres', 'making-abc123')
  mkdirSync(half)
  writeFileSync(path.join(half, 'PG_VERSION'), '18\n')
  const { url } = await start()
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 })
  // Only the start that made it may remove it.
  expect(existsSync(path.join(half, 'PG_VERSION'))).toBe(true)
  expect(lines).toEqual([`An earlier start was interrupted while it made the database: remove ${half}.`])
  expect(readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8')).toBe('18\n')
})

test('the program is no superuser, and text is UTF-8 whatever the machine speaks', async () => {
  const { url } = await start()
  expect(
    await ask(
      url,
      `select rolsuper, lower('PEÑA') as name, current_setting('server_encoding') as encoding,
              current_setting('listen_addresses') as listens
       from pg_roles where rolname = current_user`,
    ),
  ).toEqual({ rolsuper: false, name: 'peña', encoding: 'UTF8', listens: '127.0.0.1' })
})

test('nobody gets in without the password', async () => {
  const address = new URL((await start()).url)
  address.password = 'guess'
  await expect(ask(address.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('what was written is there after a stop and a start', async () => {
  const first = await start()
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  running.length = 0
  const second = await start()
  expect(await ask(second.url, 'select answer from kept')).toEqual({ answer: 42 })
})

test('a folder in use is refused in one line naming the process, and keeps working', async () => {
  const { url } = await start()
  await expect(start()).rejects.toThrow(`is in use by process ${process.pid}`)
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 })
})

test('a command-line tool uses the running database, and leaves it running', async () => {
  const { url } = await start()
  const tool = await connectOrStartEmbedded(dataDir, () => {})
  expect(tool.url).toBe(url)
  await tool.stop()
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 })
})

test('a command-line tool starts and ends the database when none runs', async () => {
  const tool = await connectOrStartEmbedded(dataDir, () => {})
  const { pid } = readPidFile(cluster) ?? { pid: 0 }
  expect(await ask(tool.url, 'select 1 as one')).toEqual({ one: 1 })
  await tool.stop()
  await waitUntilGone(pid)
})

test('an empty pid file, left by a full disk, does not stand in the way', async () => {
  writeFileSync(pidFile, '')
  giveTo(pidFile, readIdentity())
  expect(await ask((await start()).url, 'select 1 as one')).toEqual({ one: 1 })
})

test('a pid file whose pid now belongs to something else does not stand in the way', async () => {
  const other = spawn('/bin/sleep', ['600'], { ...spawnOptions(readIdentity()), stdio: 'ignore' })
  children.push(other)
  await once(other, 'spawn')
  writeFileSync(pidFile, `${other.pid}\n${cluster}\n0\n5432\n\n127.0.0.1\n\nready   \n`)
  giveTo(pidFile, readIdentity())
  expect(await ask((await start()).url, 'select 1 as one')).toEqual({ one: 1 })
  expect(other.exitCode).toBeNull()
})

test('a server whose program is gone is ended, and a new one takes over', async () => {
  const identity = readIdentity()
  const { folder } = await findBinaries(identity, () => {})
  const flags = ['-c', 'unix_socket_directories=', '-c', 'cluster_name=hanap.1.an-earlier-boot']
  // That of a server just stopped, so free.
  const { port } = new URL((await start()).url)
  await running.pop()?.stop()
  const left = spawn(path.join(folder, 'postgres'), ['-D', cluster, '-p', port, ...flags], {
    ...spawnOptions(identity),
    stdio: 'ignore',
  })
  children.push(left)
  await vi.waitFor(() => expect(readPidFile(cluster)).toMatchObject({ pid: left.pid, ready: true }), 20_000)
  const next = await start()
  expect(lines.join()).toContain(`(process ${left.pid}) that an earlier start left behind`)
  expect(await ask(next.url, 'select 1 as one')).toEqual({ one: 1 })
  await waitUntilGone(left.pid ?? 0)
})

test('a database that dies alone comes back at the same address with everything in it', async () => {
  const { url } = await start(false)
  await ask(url, 'create table if not exists survivor as select 7 as luck')
  const { pid } = readPidFile(cluster) ?? { pid: 0 }
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(
    async () => {
      expect(readPidFile(cluster)?.pid).not.toBe(pid)
      expect(await ask(url, 'select luck from survivor')).toEqual({ luck: 7 })
    },
    { timeout: 60_000 },
  )
  expect(lines.join()).toContain('The database ended by itself (code 137); starting it again.')
})

/** Starts a server whose recovery waits for a log file. The returned function lets it continue, to a failed start. */
async function startAndHoldRecovery() {
  const pipe = path.join(dataDir, 'earlier-log')
  const asked = path.join(cluster, 'recovery.signal')
  rmSync(pipe, { force: true })
  execFileSync('/usr/bin/mkfifo', ['-m', '644', pipe])
  const server = await start(true, [`restore_command=cat '${pipe}'; exit 127`])
  const { pid: first } = readPidFile(cluster) ?? { pid: 0 }
  writeFileSync(asked, '')
  giveTo(asked, readIdentity())
  process.kill(first, 'SIGKILL')
  // A pipe opens for writing only once it has a reader.
  const held = await vi.waitFor(() => openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK), 20_000)
  rmSync(asked)
  return { server, pid: readPidFile(cluster)?.pid ?? 0, letGo: () => closeSync(held) }
}

test('a database that is killed again while it recovers comes back all the same', async () => {
  const { server, pid, letGo } = await startAndHoldRecovery()
  await expect(ask(server.url, 'select 1')).rejects.toThrow('the database system is starting up')
  process.kill(pid, 'SIGKILL')
  letGo()
  await vi.waitFor(async () => expect(await ask(server.url, 'select 1 as one')).toEqual({ one: 1 }), 20_000)
  expect(lines.join('\n')).toContain(`The database in ${path.dirname(cluster)} does not start: `)
  expect(lines.join('\n')).not.toContain('starting up')
})

test('a stop that is asked for while the database comes back ends it', async () => {
  const { server, pid, letGo } = await startAndHoldRecovery()
  expect(readProcessStart(pid)).toBeDefined()
  await server.stop()
  expect(readProcessStart(pid)).toBeUndefined()
  letGo()
  expect(lines).toEqual(['The database ended by itself (code 137); starting it again.'])
})

test('a database that cannot start is tried again until it can', async () => {
  const { url } = await start()
  const settings = path.join(cluster, 'postgresql.auto.conf')
  const before = readFileSync(settings)
  appendFileSync(settings, 'no setting at all\n')
  process.kill(readPidFile(cluster)?.pid ?? 0, 'SIGKILL')
  const failed = () => lines.filter((line) => /does not start: .*contains errors \(next try in/.test(line))
  await vi.waitFor(() => expect(failed().length).toBeGreaterThanOrEqual(3), 20_000)
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  writeFileSync(settings, before)
  await vi.waitFor(async () => expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 }), 20_000)
})

test('a program that is killed outright takes its database along', async () => {
  const program = fork(new URL('../../../test/embedded-program.ts', import.meta.url), [dataDir])
  children.push(program)
  await once(program, 'message')
  const { pid } = readPidFile(cluster) ?? { pid: 0 }
  expect(readProcessStart(pid)).toBeDefined()
  program.kill('SIGKILL')
  await waitUntilGone(pid)
})
