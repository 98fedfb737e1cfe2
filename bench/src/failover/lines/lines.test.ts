/** @module-tag operations */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type Lines, layLines } from './lines.ts'
import { openProxy } from './proxy.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A server that says back what it hears. */
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

async function open(lay: () => Promise<Pick<Lines, 'open'>>) {
  const { port, farEnd } = await startEcho()
  const line = await (await lay()).open(port)
  ends.unshift(line.close)
  const socket = connect(line.port, line.host)
  const heard: string[] = []
  socket.on('error', () => {})
  socket.on('data', (text) => heard.push(text.toString()))
  ends.unshift(() => socket.destroy())
  await once(socket, 'connect')
  return { line, socket, heard, farEnd }
}

const ways = {
  'a proxy': async () => ({ open: openProxy }),
  /** Also a proxy where nobody may make one. */
  'a network of their own': async () => {
    const lines = await layLines()
    ends.push(lines.close)
    return lines
  },
}

describe.each(Object.entries(ways))('Where lines go through %s,', (_, lay) => {
  test('what is said while a line is cut arrives when it is healed, and nothing is lost or said twice', async () => {
    const { line, socket, heard } = await open(lay)
    socket.write('one ')
    await once(socket, 'data')
    line.cut()
    socket.write('two ')
    const other = connect(line.port, line.host)
    ends.unshift(() => other.destroy())
    other.write('three')
    expect(heard.join('')).toBe('one ')

    line.heal()
    await once(other, 'data')
    if (heard.join('') === 'one ') await once(socket, 'data')
    expect(heard.join('')).toBe('one two ')
  })

  test('who hangs up while it is cut is heard when it is healed', async () => {
    const { line, socket, farEnd } = await open(lay)
    socket.write('one')
    await once(socket, 'data')
    line.cut()
    farEnd().destroy()
    await once(farEnd(), 'close')
    expect(socket.destroyed || socket.readableEnded).toBe(false)
    const closed = once(socket, 'close')
    line.heal()
    await closed
  })
})
