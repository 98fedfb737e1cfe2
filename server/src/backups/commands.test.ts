/** @module-tag operations */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBlankDatabase } from '../../test/test-database.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { digestTable, withCopying } from './copying.ts'
import { listTables } from './tables.ts'

const run = promisify(execFile)
const source = path.join(import.meta.dirname, '..')
let folder: string

/** Runs as an operator, with this test's DATA_DIR. */
async function command(name: string, args: string[], env: Record<string, string>) {
  const { PATH = '' } = process.env
  try {
    const { stdout, stderr } = await run(process.execPath, [path.join(source, `${name}.ts`), ...args], {
      cwd: folder,
      env: { PATH, ...env },
    })
    return { code: 0, stdout, stderr }
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}

const inside = (name: string) => path.join(folder, name)
const digests = (url: string) =>
  withCopying(url, async (client) => {
    const found: Record<string, unknown> = {}
    for (const table of await listTables(client))
      found[table.name] = await digestTable(client, table, table.columns)
    return found
  })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-commands-'))
  // The database's own user must pass through.
  await run('chmod', ['711', folder])
  await mkdir(inside('old'), { mode: 0o711 })
  await writeFile(inside('old/secret.key'), 'the key of the site, which is in no backup', { mode: 0o600 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const BACKUP_KEY = 'a passphrase that the operator keeps'

it('an operator backs up the program’s own database while it runs, restores it elsewhere, and moves it to a service', {
  timeout: 240_000,
}, async () => {
  const own = { DATA_DIR: inside('old'), BACKUP_KEY }
  const running = await startEmbedded({ dataDir: inside('old'), log: () => {}, throwAway: true })
  await migrate(running.url)
  const before = await digests(running.url)

  const missing = await command('backup', ['site.backup'], { DATA_DIR: inside('old') })
  expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('BACKUP_KEY is missing') })
  const siteKey = await readFile(inside('old/secret.key'), 'utf8')
  const same = await command('backup', ['site.backup'], { ...own, BACKUP_KEY: siteKey })
  expect(same.stderr).toContain('BACKUP_KEY is the site’s SECRET_KEY')
  const made = await command('backup', ['site.backup'], own)
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toContain(`The secret key is not in it: keep ${inside('old/secret.key')} elsewhere`)
  expect(made.stdout + missing.stderr + same.stderr).not.toContain(BACKUP_KEY)
  const verified = await command('backup', ['--verify', 'site.backup'], own)
  expect(verified.stdout).toMatch(/^site\.backup is whole: made 20/)

  const restored = await command('restore', ['site.backup'], { DATA_DIR: inside('new'), BACKUP_KEY })
  expect(restored).toMatchObject({ code: 0 })
  expect(restored.stdout).toContain('put the secret key of that site to')
  const again = await startEmbedded({ dataDir: inside('new'), log: () => {} })
  expect(await digests(again.url)).toEqual(before)
  await again.stop()
  const twice = await command('restore', ['site.backup'], { DATA_DIR: inside('new'), BACKUP_KEY })
  expect(twice).toMatchObject({ code: 1, stderr: expect.stringContaining("'hanap' is not empty") })

  const service = await createBlankDatabase()
  try {
    const to = { ...own, DATABASE_URL: service.url, STANDINS: 'on' }
    const whileRunning = await command('move', [], to)
    expect(whileRunning).toMatchObject({ code: 1, stderr: expect.stringContaining('stop it first') })
    await running.stop()
    const moved = await command('move', [], to)
    expect(moved).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Start the program with this DATABASE_URL'),
    })
    expect(moved.stdout + moved.stderr).not.toContain(new URL(service.url).password)
    const after = await digests(service.url)
    expect(after).toEqual(before)
    await expect(startEmbedded({ dataDir: inside('old'), log: () => {} })).rejects.toThrow(
      /was moved to .* set DATABASE_URL to it\. To go back .* remove .*moved\.json/,
    )
    const repeated = await command('move', [], to)
    expect(repeated).toMatchObject({ code: 0, stdout: expect.stringContaining('already') })
    await rm(inside('old/moved.json'))
    await (await startEmbedded({ dataDir: inside('old'), log: () => {} })).stop()
  } finally {
    await service.close()
  }
})

it.each(['backup', 'restore', 'move'])('npm run %s says what it does with --help', async (name) => {
  const { code, stdout } = await command(name, ['--help'], {})
  expect(code).toBe(0)
  expect(stdout).toContain(`Usage: npm run ${name}`)
})
