import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'

/** Absent numbers mean this process's user. PostgreSQL refuses to run as root. */
export type Identity = { uid?: number; gid?: number; name?: string }

/**
 * Root becomes `postgres` if that user exists, else `nobody`.
 * @param uid undefined where the platform has none
 * @param passwd the text of /etc/passwd
 * @throws Error of one line, if root finds neither
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

const PROBE_PATIENCE_MS = 10_000

/** The folder always exists; the environment is empty. */
export function spawnOptions(identity: Identity) {
  const { uid, gid } = identity
  return {
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' },
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  }
}

/** An existing folder stays as it is. @returns whether it was made */
export function makeOwnFolder(folder: string, identity: Identity): boolean {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) === undefined) return false
  giveTo(folder, identity)
  return true
}

export function giveTo(file: string, { uid, gid }: Identity): void {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
}

/**
 * Tried, since mode bits do not tell.
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

/** @returns code -1 if not started or timed out */
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
