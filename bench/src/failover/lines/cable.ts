import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Line, Lines } from './lines.ts'

/** Kept free for measuring networks (RFC 2544): no machine that this one knows has such an address. */
const NETWORK = '198.18'
/** Two ends each. */
const MOST_CABLES = 60

/**
 * Cables into a network namespace of our own, where a process passes on to a socket file what comes. An end that is taken
 * out of its network answers nothing: connections wait, and packets are sent again and again, as over a dead router. All
 * of it is gone with that process, however it ends.
 * @returns in words why there are none, where we are not root or the system knows no such thing
 */
export async function openCables(): Promise<Pick<Lines, 'open' | 'close'> | { missing: string }> {
  if (process.getuid?.() !== 0) return { missing: 'only root can make a network' }
  const far = await startFarEnd()
  if (!far) return { missing: 'this system lets nobody make a network' }
  const folder = mkdtempSync(path.join(tmpdir(), 'hanap-lines-'))
  let count = 0
  return {
    open: (target) => {
      count += 1
      if (count > MOST_CABLES) throw new Error('There are no more cables.')
      return openCable({ far, number: count, target, socketFile: path.join(folder, `${count}.sock`) })
    },
    async close() {
      await end(far)
      rmSync(folder, { recursive: true })
    },
  }
}

/** Only by trying is it known whether there are namespaces, and such cables. */
async function startFarEnd(): Promise<ChildProcess | null> {
  const program = path.join(import.meta.dirname, 'far-end.ts')
  const far = spawn('unshare', ['--net', process.execPath, program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const begun = await Promise.race([
    once(far, 'message').then(() => true),
    once(far, 'exit').then(() => false),
    once(far, 'error').then(() => false),
  ])
  if (!begun) return null
  try {
    laySegment(far, { name: nameOf(0), near: addressOf(0, 1), end: addressOf(0, 2) })
    return far
  } catch {
    await end(far)
    return null
  }
}

async function end(far: ChildProcess) {
  const gone = once(far, 'exit')
  far.kill('SIGKILL')
  await gone
}

async function openCable(given: {
  far: ChildProcess
  number: number
  target: number
  socketFile: string
}): Promise<Line> {
  const { far, number, socketFile } = given
  let to = given.target
  const name = nameOf(number)
  const host = addressOf(number, 2)
  laySegment(far, { name, near: addressOf(number, 1), end: host })

  const sockets = new Set<Socket>()
  const server = createServer((come) => {
    const go = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [come, go],
      [go, come],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.once('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  server.listen(socketFile)
  await once(server, 'listening')
  const port = await askToListen(far, { host, socketFile })

  let isCut = false
  const take = (what: 'del' | 'add') => inside(far, ['ip', 'address', what, `${host}/30`, 'dev', name])
  return {
    host,
    port,
    leadTo(next) {
      to = next
    },
    cut() {
      if (!isCut) take('del')
      isCut = true
    },
    heal() {
      if (isCut) take('add')
      isCut = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function askToListen(far: ChildProcess, asked: { host: string; socketFile: string }): Promise<number> {
  const answer = once(far, 'message')
  far.send(asked)
  const [port] = (await answer) as [number]
  return port
}

/** Two ends that know each other for good: a cut is not noticed by a neighbour's silence. */
function laySegment(far: ChildProcess, { name, near, end }: { name: string; near: string; end: string }) {
  const [nearCard, farCard] = ['02:00:00:00:00:01', '02:00:00:00:00:02']
  const other = ['peer', 'name', name, 'address', farCard, 'netns', String(far.pid)]
  ip('link', 'add', name, 'address', nearCard, 'type', 'veth', ...other)
  ip('address', 'add', `${near}/30`, 'dev', name)
  inside(far, ['ip', 'address', 'add', `${end}/30`, 'dev', name])
  ip('link', 'set', name, 'up')
  inside(far, ['ip', 'link', 'set', name, 'up'])
  const forGood = ['nud', 'permanent', 'dev', name]
  ip('neighbour', 'replace', end, 'lladdr', farCard, ...forGood)
  inside(far, ['ip', 'neighbour', 'replace', near, 'lladdr', nearCard, ...forGood])
}

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' })
/** As if it were typed in the far end's network. */
const inside = (far: ChildProcess, words: string[]) =>
  execFileSync('nsenter', ['--target', String(far.pid), '--net', ...words], { stdio: 'pipe' })

/** Fifteen letters at most: a process's number has seven. */
const nameOf = (number: number) => `hanap${process.pid}-${number}`
/** Two runs at once have different ones. */
const addressOf = (number: number, end: 1 | 2) => `${NETWORK}.${process.pid % 256}.${number * 4 + end}`
