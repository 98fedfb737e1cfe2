import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'

/**
 * The user for PostgreSQL's programs; absent numbers mean this process's user. PostgreSQL refuses to run as root, so
 * root switches to another existing user.
 */
export type Identity = { uid?: number; gid?: number; name?: string }

/**
 * Root becomes `postgres` if that user exists, else `nobody`; other users stay.
 * @param uid of this process; undefined where the platform has none
 * @param passwd the text of /etc/passwd
 * @throws Error of one line, if root finds neither user
 */
export function chooseIdentity(uid: number | undefined, passwd: string): Identity {
  if (uid !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':')
    const [user, group] = [Number(fields?.[2]), Number(fields?.[3])]
    if (fields && user > 0 && group > 0) return { uid: user, gid: group, name }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user postgres or nobody: start as another user, or set DATABASE_URL.',
  )
}

export function readIdentity(): Identity {
  const uid = process.getuid?.()
  return chooseIdentity(uid, uid === 0 ? readFileSync('/etc/passwd', 'utf8') : '')
}

/** Enough for an overloaded machine. */
const PROBE_PATIENCE_MS = 10_000

/** Options for every spawned program: its user, a folder that always exists, an empty environment. */
export function spawnOptions(identity: Identity) {
  const { uid, gid } = identity
  return {
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' },
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  }
}

/**
 * Makes a folder that only that identity can enter; an existing one stays as it is.
 * @returns whether it was made
 */
export function makeOwnFolder(folder: string, identity: Identity): boolean {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) === undefined) return false
  giveTo(folder, identity)
  return true
}

export function giveTo(file: string, { uid, gid }: Identity): void {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
}

/**
 * Whether that identity can write in a folder; tried, since mode bits do not tell.
 * @throws Error of one line if undecided, which must not lead to another folder
 */
export function canWriteIn(folder: string, identity: Identity): boolean {
  const script = 'f="$1/.probe.$$"; : > "$f" && rm "$f"'
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', folder], {
    ...spawnOptions(identity),
    stdio: 'ignore',
    timeout: PROBE_PATIENCE_MS,
  })
  if (status === null)
    throw new Error(
      `Nobody can say whether ${folder} can be written in: the machine is too busy. Start again.`,
    )
  return status === 0
}

/** @returns the exit code (-1: not started or timed out) and all output */
export function runProgram(program: string, args: string[], identity: Identity, timeoutMs: number) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, {
      ...spawnOptions(identity),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: -1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? -1, output }))
  })
}
