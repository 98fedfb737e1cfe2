import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeFolder } from '@hanap/server/lib/made-folder'
import type { Ground, Line } from './lines.ts'

/** For measuring networks (RFC 2544): hardly a machine knows such an address, and a range in use is passed over. */
const NETWORKS = Array.from({ length: 256 }, (_, index) => `198.18.${(process.pid + index) % 256}`)
/** Four addresses each, of which two have an end, within one byte; and two digits in a name. */
const MOST_CABLES = 60

/** The process in the network of our own. */
type FarEnd = { process: ChildProcess; gone: AbortSignal }

/**
 * Cables into a network namespace of our own, where a process passes on to a socket file what comes. An end that is taken
 * out of its network answers nothing: connections wait, and packets are sent again and again, as over a dead router. All
 * of it is gone with that process, however it ends.
 * @returns in words why there are none, where we are not root or the system knows no such thing
 */
export async function openCables(): Promise<Ground | { missing: string }> {
  if (process.getuid?.() !== 0) return { missing: 'only root can make a network' }
  const far = startFarEnd()
  let network: string
  try {
    await heard(far)
    network = findNetwork()
    // Only by trying is it known whether there can be cables.
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
  // The second where there is no such program.
  for (const event of ['exit', 'error']) child.once(event, () => gone.abort())
  return { process: child, gone: gone.signal }
}

/** What the far end says next. @throws Error where it is gone */
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
    passOn(come, go, sockets)
    passOn(go, come, sockets)
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

function passOn(from: Socket, to: Socket, sockets: Set<Socket>) {
  sockets.add(from)
  from.on('error', () => {})
  from.once('close', () => {
    sockets.delete(from)
    to.destroy()
  })
  from.pipe(to)
}

/** Names are taken once: what a process has left is gone only a moment after it. */
let laid = 0

/**
 * A pair of network cards with a cable between, one of them in the far end's network. Each knows the other for good: a cut
 * is not noticed by a neighbour's silence.
 * @returns the address of the far one, and what takes that out of its network and back
 */
function laySegment(far: FarEnd, network: string, number: number) {
  const [nearCard, farCard] = ['02:00:00:00:00:01', '02:00:00:00:00:02']
  // Fifteen letters at most: the number of a process has seven.
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

/** The first three numbers of a range that no card of this machine is in, another run's neither. */
function findNetwork(): string {
  const used = execFileSync('ip', ['-oneline', '-4', 'address', 'show'], { encoding: 'utf8' })
  const network = NETWORKS.find((one) => !used.includes(` ${one}.`))
  if (!network) throw new Error('Every network for measuring is in use.')
  return network
}
