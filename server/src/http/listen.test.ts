import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, it, test } from 'vitest'
import { listenAt, namePlace } from './listen.ts'

const servers: { close(): Promise<unknown> }[] = []
const make = () => {
  const server = fastify()
  servers.push(server)
  return server
}
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

test('an operator who names a place that is not to be had reads which setting it was', async () => {
  // 203.0.113.0/24 is reserved for documentation.
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

it.each([
  ['EADDRNOTAVAIL', 'Configuration: HOST is site.example: this machine has no such address'],
  ['ENOTFOUND', 'Configuration: HOST is site.example: nobody knows an address of that name'],
  ['EAI_AGAIN', 'Configuration: HOST is site.example: nobody knows an address of that name'],
  ['EADDRINUSE', 'Configuration: PORT is 80: another program listens there on site.example'],
  ['EACCES', 'Configuration: PORT is 80: who runs this may not listen there; from 1024 on everybody may'],
  ['EMFILE', 'as the system says it'],
])('%s is told as what an operator can change', (code, words) => {
  const error = Object.assign(new Error('as the system says it'), { code })
  expect(namePlace(error, { host: 'site.example', port: 80 }).message).toBe(words)
})
