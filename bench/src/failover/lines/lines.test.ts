/** @module-tag operations */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { openCables } from './cable.ts'
import { layLines } from './lines.ts'
import { openProxy } from './proxy.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function startEcho() {
  let last: Socket | undefined
  const server = createServer((socket) => {
    last = socket
    socket.on('error', () => {})
    socket.pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  const farEnd = () => {
    if (!last) throw new Error('nobody has called')
    return last
  }
  return { port: (server.address() as AddressInfo).port, farEnd }
}

const ways = [
  ['a proxy', async () => ({ open: openProxy, close: async () => {} })],
  ['a network of their own', openCables],
] as const

type Way = (typeof ways)[number][1]

/** The other is never cut. */
async function open(lay: Way, skip: (why: string) => never) {
  const ground = await lay()
  if ('missing' in ground) return skip(ground.missing)
  ends.push(ground.close)
  const { port, farEnd } = await startEcho()
  const [line, beside] = [await ground.open(port), await ground.open((await startEcho()).port)]
  ends.push(line.close, beside.close)
  const speak = ({ host, port }: { host: string; port: number }) => {
    const socket = connect(port, host)
    const heard: string[] = []
    socket.on('error', () => {})
    socket.on('data', (text) => heard.push(text.toString()))
    ends.push(() => socket.destroy())
    return { socket, heard: () => heard.join('') }
  }
  const control = speak(beside).socket
  /** Enough for an answer. */
  const aWhile = async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      control.write('.')
      await once(control, 'data')
    }
  }
  const one = speak(line)
  await once(one.socket, 'connect')
  return { line, one, speak, farEnd, aWhile }
}

describe.each(ways)('Where lines go through %s,', (_, lay) => {
  test('bytes sent while a line is cut arrive once it is healed, each once', async ({ skip }) => {
    const { line, one, speak, aWhile } = await open(lay, skip)
    one.socket.write('one ')
    await once(one.socket, 'data')
    line.cut()
    one.socket.write('two ')
    const other = speak(line)
    other.socket.write('three')
    await aWhile()
    expect([one.heard(), other.heard()]).toEqual(['one ', ''])

    line.heal()
    await expect.poll(() => [one.heard(), other.heard()]).toEqual(['one two ', 'three'])
  })

  test('a close while it is cut is seen once it is healed', async ({ skip }) => {
    const { line, one, farEnd, aWhile } = await open(lay, skip)
    one.socket.write('one')
    await once(one.socket, 'data')
    line.cut()
    farEnd().destroy()
    await aWhile()
    expect(one.socket.destroyed || one.socket.readableEnded).toBe(false)
    const closed = once(one.socket, 'close')
    line.heal()
    await closed
  })
})

test('a proxy is used where no network can be made, and the reason is given', async () => {
  const { PATH } = process.env
  process.env['PATH'] = '/nowhere'
  const lines = await layLines().finally(() => {
    process.env['PATH'] = PATH
  })
  ends.push(lines.close)
  expect(lines.how).toMatch(
    /^a proxy holds everything back \((only root can|this system lets nobody) make a network\)$/,
  )
  const socket = connect((await lines.open((await startEcho()).port)).port, '127.0.0.1')
  ends.push(() => socket.destroy())
  socket.write('heard')
  expect(String(await once(socket, 'data'))).toBe('heard')
})
