import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeFolder } from '@hanap/server/lib/folders/made-folder'
import { join } from './join.ts'
import type { Ground, Line } from './lines.ts'

/** For network tests (RFC 2544). */
const NETWORKS = Array.from({ length: 256 }, (_, index) => `198.18.${(process.pid + index) % 256}`)
/** Each takes four addresses of one byte. */
const MOST_CABLES = 60

type FarEnd = { process: ChildProcess; gone: AbortSignal }

/**
 * Cables into a network namespace, where a process forwards to a socket file. A cut removes the far address, so
 * packets are lost as behind a dead router. All ends with that process.
 * @returns why there are none, without root or the system's support
 */
export async function openCables(): Promise<Ground | { missing: string }> {
  if (process.getuid?.() !== 0) return { missing: 'only root can make a network' }
  const far = startFarEnd()
  let network: string
  try {
    await heard(far)
    network = findNetwork()
    laySegment(far, network, 0)
  } catch {
    await end(far)
    return { missing: 'this system lets nobody make a network' }
  }
  const { path: folder, remove: removeFolder } = makeFolder(path.join(tmpdir(), 'hanap-lines-'))
  let count = 0
  return {
    async open(target) {
      count += 1
      if (count > MOST_CABLES) throw new Error('There are no more cables.')
      const socketFile = path.join(folder, `${count}.sock`)
      return openCable({ far, network, number: count, target, socketFile })
    },
    async close() {
      await end(far)
      removeFolder()
    },
  }
}

function startFarEnd(): FarEnd {
  const program = path.join(import.meta.dirname, 'far-end.ts')
  const child = spawn('unshare', ['--net', process.execPath, program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new AbortController()
  // 'error' if the program is missing.
  for (const event of ['exit', 'error']) child.once(event, () => gone.abort())
  return { process: child, gone: gone.signal }
}

/** @throws Error if it has ended */
async function heard(far: FarEnd): Promise<unknown> {
  const [said] = await once(far.process, 'message', { signal: far.gone })
  return said
}

async function end(far: FarEnd) {
  if (far.gone.aborted) return
  const gone = once(far.gone, 'abort')
  far.process.kill('SIGKILL')
  await gone
}

async function openCable(given: {
  far: FarEnd
  network: string
  number: number
  target: number
  socketFile: string
}): Promise<Line> {
  const { far, network, number, socketFile } = given
  let to = given.target
  const segment = laySegment(far, network, number)
  const sockets = new Set<Socket>()
  const server = createServer((come) => {
    const go = connect(to, '127.0.0.1')
    join(come, go)
    for (const socket of [come, go]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
  })
  server.listen(socketFile)
  await once(server, 'listening')
  const answer = heard(far)
  far.process.send({ host: segment.host, socketFile })
  const port = Number(await answer)

  let isCut = false
  return {
    host: segment.host,
    port,
    leadTo(next) {
      to = next
    },
    cut() {
      if (!isCut) segment.take('del')
      isCut = true
    },
    heal() {
      if (isCut) segment.take('add')
      isCut = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A name is free only a moment after its process has ended. */
let laid = 0

/**
 * One card is in the far namespace. Fixed neighbour entries keep a cut unnoticed.
 * @returns the far address, and how to remove and restore it
 */
function laySegment(far: FarEnd, network: string, number: number) {
  const [nearCard, farCard] = ['02:00:00:00:00:01', '02:00:00:00:00:02']
  // At most fifteen letters.
  const name = `hanap${process.pid}-${laid++}`
  const [near, host] = [`${network}.${number * 4 + 1}`, `${network}.${number * 4 + 2}`]
  const pid = String(far.process.pid)
  const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' })
  const farIp = (...words: string[]) =>
    execFileSync('nsenter', ['--target', pid, '--net', 'ip', ...words], { stdio: 'pipe' })
  const take = (what: 'add' | 'del') => farIp('address', what, `${host}/30`, 'dev', name)

  const peer = ['peer', 'name', name, 'address', farCard, 'netns', pid]
  ip('link', 'add', name, 'address', nearCard, 'type', 'veth', ...peer)
  ip('address', 'add', `${near}/30`, 'dev', name)
  take('add')
  ip('link', 'set', name, 'up')
  farIp('link', 'set', name, 'up')
  ip('neighbour', 'replace', host, 'lladdr', farCard, 'nud', 'permanent', 'dev', name)
  farIp('neighbour', 'replace', near, 'lladdr', nearCard, 'nud', 'permanent', 'dev', name)
  return { host, take }
}

function findNetwork(): string {
  const used = execFileSync('ip', ['-oneline', '-4', 'address', 'show'], { encoding: 'utf8' })
  const network = NETWORKS.find((one) => !used.includes(` ${one}.`))
  if (!network) throw new Error('Every network for measuring is in use.')
  return network
}
