import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { listenAt } from './listen.ts'

const servers: { close(): Promise<unknown> }[] = []
const make = () => {
  const server = fastify()
  servers.push(server)
  return server
}
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

test('an operator who names a place that is not to be had reads which setting it was', async () => {
  // 203.0.113.0/24 is kept for documents: no machine has it.
  await expect(listenAt(make(), { host: '203.0.113.5', port: 0 })).rejects.toThrow(
    'Configuration: HOST is 203.0.113.5: this machine has no such address',
  )
  const first = make()
  await listenAt(first, { host: '127.0.0.1', port: 0 })
  const { port } = first.server.address() as AddressInfo
  await expect(listenAt(make(), { host: '127.0.0.1', port })).rejects.toThrow(
    `Configuration: PORT is ${port}: another program listens there on 127.0.0.1`,
  )
  await expect(listenAt(make(), { host: '127.0.0.1', port: -1 })).rejects.toThrow(RangeError)
})
