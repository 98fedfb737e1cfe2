import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { findHome, partsOf } from '../src/db/embedded/embedded-note.ts'
import { startHoldingProxy } from './doubles/holding-proxy.ts'
import type { Person } from './people.ts'
import { TEST_SECRET_KEY, type TestApp } from './start-app.ts'

/** By name. */
export type Canaries = ReadonlyMap<string, string>

/** @returns such as 'password, base64' */
export function findCanaries(where: string | Buffer, canaries: Canaries): string[] {
  const bytes = typeof where === 'string' ? Buffer.from(where) : where
  return [...canaries].flatMap(([name, secret]) =>
    Object.entries(formsOf(secret))
      .filter(([form, texts]) =>
        texts.some((text) => (form === 'plain' || text !== secret) && bytes.includes(text)),
      )
      .map(([form]) => `${name}, ${form}`),
  )
}

function formsOf(secret: string): Record<string, string[]> {
  const hex = Buffer.from(secret).toString('hex')
  const base64 = [0, 1, 2].map((shift) => inBase64(secret, shift))
  return {
    plain: [secret],
    JSON: [JSON.stringify(secret).slice(1, -1)],
    'URL-encoded': [encodeURIComponent(secret), new URLSearchParams({ '': secret }).toString().slice(1)],
    HTML: [secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
    hex: [hex, hex.toUpperCase()],
    base64: base64.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]),
  }
}

/** Base64 at an offset of `shift` modulo three, without characters the neighbours affect. */
function inBase64(text: string, shift: number): string {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
  return bytes.toString('base64').slice(Math.ceil((shift * 4) / 3), Math.floor(bytes.length / 3) * 4)
}

/** Records answers with their headers. */
export function writeDownAnswers(app: TestApp): { app: TestApp; answers: string[] } {
  const answers: string[] = []
  const noted =
    (call: TestApp['get']): TestApp['get'] =>
    async (url, given) => {
      const answer = await call(url, given)
      answers.push(`${JSON.stringify(answer.headers)} ${answer.text}`)
      return answer
    }
  const { get, post, put, patch } = app
  const calls = { get: noted(get), post: noted(post), put: noted(put), patch: noted(patch) }
  return { app: Object.assign(Object.create(app), calls, { delete: noted(app.delete) }), answers }
}

/** Makes an account at the stand-in board. */
export async function registerAtBoard(
  boardUrl: string,
  { email, password }: Record<'email' | 'password', string>,
) {
  // The board only compares token and cookie.
  const token = '0'.repeat(32)
  const fields = { 'info[name]': 'Carla', 'info[email]': email, 'info[password]': password }
  const answer = await fetch(new URL('/register', boardUrl), {
    method: 'POST',
    headers: { cookie: `csrf_cookie=${token}` },
    body: new URLSearchParams({ ...fields, 'csrf-token': token }),
  })
  if (!(await answer.text()).includes('Your account is ready')) throw new Error('the board made no account')
}

/** Unsealed; undefined without a session. */
export async function boardCookieOf(app: TestApp, { id }: Person): Promise<string | undefined> {
  const row = await app.db
    .selectFrom('integrations')
    .select('sealed_session')
    .where('user_id', '=', id)
    .executeTakeFirst()
  if (!row?.sealed_session) return undefined
  const session = app.secrets.open(row.sealed_session, `integration:${id}`)
  const { cookies } = JSON.parse(Buffer.from(session, 'base64url').toString()) as {
    cookies: { name: string; value: string }[]
  }
  return cookies.find(({ name }) => name === 'ci_session')?.value
}

/**
 * Applies in another process, killed once the board has the application.
 * @returns its output
 */
export async function killWhileApplying(
  app: TestApp,
  seeker: Person,
  wanted: { jobId: number; letterId: number },
): Promise<string> {
  const proxy = await startHoldingProxy(app.board.url, 'answer')
  const program = path.join(import.meta.dirname, 'processes', 'applying-process.ts')
  const given = [app.database.url, proxy.url, TEST_SECRET_KEY, seeker.token, wanted.jobId, wanted.letterId]
  const child = spawn(process.execPath, [program, ...given.map(String)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = once(child, 'exit')
  const isHeld = await Promise.race([proxy.held.then(() => true), ended.then(() => false)])
  child.kill('SIGKILL')
  await ended
  await proxy.close()
  if (!isHeld) throw new Error(`the program ended before it was killed: ${said}`)
  return said
}

/** Files written since a moment; those deleted meanwhile are skipped. */
export async function* readFiles(folder: string, since = new Date(0)) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = path.join(entry.parentPath, entry.name)
    const bytes = entry.isFile() ? await readSince(name, since) : null
    if (bytes) yield { name, bytes }
  }
}

async function readSince(name: string, since: Date): Promise<Buffer | null> {
  try {
    return (await stat(name)).mtime >= since ? await readFile(name) : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * A database's files, and its WAL since a moment. Flushes the WAL first: the test database commits without waiting
 * for it.
 */
export async function* readDatabaseFiles({ db }: TestApp, since: Date) {
  await sql`select pg_logical_emit_message(false, 'written out', '', true)`.execute(db)
  const { rows } = await sql<{ oid: string }>`
    select oid::text from pg_database where datname = current_database()`.execute(db)
  const home = findHome(inject('clusterDir'))
  if (!home || !rows[0]) throw new Error('the database has no folder')
  const { cluster } = partsOf(home)
  yield* readFiles(path.join(cluster, 'base', rows[0].oid))
  yield* readFiles(path.join(cluster, 'pg_wal'), since)
}

export async function searchFiles(files: AsyncIterable<{ name: string; bytes: Buffer }>, canaries: Canaries) {
  const found: string[] = []
  let count = 0
  for await (const { name, bytes } of files) {
    count += 1
    for (const what of findCanaries(bytes, canaries)) found.push(`${path.basename(name)}: ${what}`)
  }
  return { found, count }
}
