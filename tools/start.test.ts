/** @module-tag operations */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeLock } from '../server/src/lib/folders/instance-lock.mjs'
import { readProcessStart } from '../server/src/lib/folders/process-identity.mjs'

const project = path.dirname(import.meta.dirname)
const library = 'server/src/lib/folders'

let clone: string
let dataDir: string
/** Real start files, and a launcher that runs only the database. */
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'hanap start '))
  // The database's own user must pass through.
  chmodSync(clone, 0o711)
  dataDir = path.join(clone, 'data')
  for (const folder of [library, 'tools']) {
    mkdirSync(path.join(clone, folder), { recursive: true })
    for (const name of readdirSync(path.join(project, folder)))
      if (name.endsWith('.mjs')) cpSync(path.join(project, folder, name), path.join(clone, folder, name))
  }
  const scripts = { start: 'exec node tools/start.mjs start' }
  writeFileSync(path.join(clone, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  writeLock({})
  const parts = {
    embedded: `${project}/server/src/db/embedded/embedded.ts`,
    signals: `${project}/tools/stop-signals.mjs`,
  }
  writeFileSync(
    path.join(clone, 'tools', 'launch.ts'),
    `import { startEmbedded } from ${JSON.stringify(parts.embedded)}
     import { onStopAsked } from ${JSON.stringify(parts.signals)}
     export async function launch() {
       const database = await startEmbedded({ dataDir: process.env.DATA_DIR, log() {}, throwAway: true })
       onStopAsked(() => database.stop().then(() => { console.log('stopped'); process.exit(0) }))
       console.log(JSON.stringify({ pid: process.pid, url: database.url }))
     }
     if (import.meta.main) await launch()`,
  )
})
afterEach(() => rmSync(clone, { recursive: true, force: true }))

function writeLock(packages: Record<string, unknown>) {
  writeFileSync(
    path.join(clone, 'package-lock.json'),
    JSON.stringify({ name: 'clone', lockfileVersion: 3, requires: true, packages: { '': {}, ...packages } }),
  )
}

function markInstalled() {
  mkdirSync(path.join(clone, 'node_modules'))
  writeFileSync(path.join(clone, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: {} }))
}

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { npm_lifecycle_event: _, npm_execpath: __, ...inherited } = process.env
  const child = spawn(command, args, {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
      DATA_DIR: dataDir,
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
      ...env,
    },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, ended, output: () => output, errors: () => errors }
}

const start = (env?: Record<string, string>) => run(process.execPath, ['tools/start.mjs', 'start'], env)

/** The launcher's pid, and the database server's. */
async function waitUntilRunning(program: ReturnType<typeof run>) {
  const line = await vi.waitFor(() => {
    const found = program
      .output()
      .split('\n')
      .find((text) => text.startsWith('{'))
    if (!found) throw new Error(`not running yet: ${program.errors()}`)
    return found
  }, 30_000)
  const { pid } = JSON.parse(line) as { pid: number }
  const file = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  return { pid, server: Number(readFileSync(file, 'utf8').split('\n')[0]) }
}

const waitUntilGone = (pid: number) =>
  vi.waitFor(() => expect(readProcessStart(pid)).toBeUndefined(), { timeout: 20_000, interval: 20 })

test('a second start on the same folder is refused in one line before anything is installed', async () => {
  takeLock(path.join(dataDir, 'lock'))
  const second = start()
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe('')
  expect(second.errors().trim()).toBe(
    `Already running on ${dataDir} (process ${process.pid}): stop that one, or set DATA_DIR to another folder.`,
  )
  expect(existsSync(path.join(clone, 'node_modules'))).toBe(false)
})

test('without a network the first start says in one line what to do', async () => {
  writeFileSync(
    path.join(clone, 'package.json'),
    JSON.stringify({ type: 'module', dependencies: { zod: '4.6.7' } }),
  )
  writeLock({
    '': { dependencies: { zod: '4.6.7' } },
    'node_modules/zod': { version: '4.6.7', resolved: 'https://registry.example/zod-4.6.7.tgz' },
  })
  const first = start({ npm_config_cache: path.join(clone, 'empty-cache') })
  expect(await first.ended).toBe(1)
  expect(first.errors().trim().split('\n').at(-1)).toMatch(/^Could not install: .* then start again\.$/)
  expect(first.errors().trim().split('\n')).toHaveLength(1)
})

test('SIGTERM to npm start ends the program and its database, orderly', async () => {
  markInstalled()
  const program = run('npm', ['start'])
  const { pid, server } = await waitUntilRunning(program)
  program.child.kill('SIGTERM')
  await program.ended
  await waitUntilGone(pid)
  await waitUntilGone(server)
  expect(program.output()).toContain('stopped')
})

test('when npm is killed outright, the program notices and ends with its database', async () => {
  markInstalled()
  const program = run('npm', ['start'])
  const { pid, server } = await waitUntilRunning(program)
  program.child.kill('SIGKILL')
  await waitUntilGone(pid)
  await waitUntilGone(server)
  expect(program.output()).toContain('stopped')
})

test('when the program is killed outright its database ends, and the next start works by itself', async () => {
  markInstalled()
  const first = start()
  const killed = await waitUntilRunning(first)
  first.child.kill('SIGKILL')
  const second = start()
  const running = await waitUntilRunning(second)
  expect(running.server).not.toBe(killed.server)
  await waitUntilGone(killed.server)
  // Ctrl-C arrives twice, from the terminal and passed on.
  second.child.kill('SIGINT')
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)
  await waitUntilGone(running.server)
})

test('a data folder that cannot be made is told in one line', async () => {
  writeFileSync(path.join(clone, 'a-file'), '')
  const program = start({ DATA_DIR: path.join(clone, 'a-file', 'data') })
  expect(await program.ended).toBe(1)
  expect(program.errors().trim()).toMatch(/^Cannot make the data folder .*: set DATA_DIR to a folder/)
})

test.runIf(process.platform === 'linux')(
  'a data folder under /proc is refused, and not tried for ever',
  async () => {
    const program = start({ DATA_DIR: '/proc/x/data' })
    expect(await program.ended).toBe(1)
    expect(program.errors().trim()).toMatch(/^Cannot make the data folder \/proc\/x\/data .*: set DATA_DIR/)
  },
)
