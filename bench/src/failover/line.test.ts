/** @module-tag operations */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openLine } from './line.ts'

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

async function open() {
  const { port, farEnd } = await startEcho()
  const line = await openLine(port)
  ends.push(line.close)
  const socket = connect(line.port, '127.0.0.1')
  const heard: string[] = []
  socket.on('error', () => {})
  socket.on('data', (text) => heard.push(text.toString()))
  ends.push(() => socket.destroy())
  await once(socket, 'connect')
  return { line, socket, heard, farEnd }
}

test('what is said while a line is cut arrives when it is healed, and nothing is lost or said twice', async () => {
  const { line, socket, heard } = await open()
  socket.write('one ')
  await once(socket, 'data')
  line.cut()
  socket.write('two ')
  const other = connect(line.port, '127.0.0.1')
  ends.push(() => other.destroy())
  await once(other, 'connect')
  other.write('three')
  expect(heard.join('')).toBe('one ')

  line.heal()
  await once(other, 'data')
  if (heard.join('') === 'one ') await once(socket, 'data')
  expect(heard.join('')).toBe('one two ')
})

test('who hangs up while it is cut is heard when it is healed', async () => {
  const { line, socket, farEnd } = await open()
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
