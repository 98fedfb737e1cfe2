/** @module-tag operations */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { startBalancer } from './balancer.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function startProcess(answer: RequestListener) {
  const state = { isReady: true, asked: 0 }
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.writeHead(state.isReady ? 200 : 503).end()
    state.asked += 1
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  ends.push(stop)
  return { state, stop, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function startBefore(...processes: { url: string }[]) {
  const balancer = await startBalancer()
  ends.push(balancer.close)
  await balancer.watch(processes.map(({ url }) => url))
  const ask = async (method = 'GET') => {
    const answer = await fetch(`${balancer.url}/page`, { method, ...(method === 'POST' && { body: 'x' }) })
    return `${answer.status} ${await answer.text()}`
  }
  return { balancer, ask }
}

test('requests go to the processes in turn, but not to one that is stopping', async () => {
  const one = await startProcess((_, response) => response.end('one'))
  const two = await startProcess((_, response) => response.end('two'))
  const { balancer, ask } = await startBefore(one, two)
  expect([await ask(), await ask()].toSorted()).toEqual(['200 one', '200 two'])

  one.state.isReady = false
  await vi.waitFor(() => expect(balancer.countReady()).toBe(1), 5000)
  expect([await ask(), await ask()]).toEqual(['200 two', '200 two'])
})

test('a write that reached no process goes to the next', async () => {
  const one = await startProcess((_, response) => response.end('one'))
  const two = await startProcess((_, response) => response.end('two'))
  const { ask } = await startBefore(one, two)
  one.stop()
  expect([await ask('POST'), await ask('POST')]).toEqual(['200 two', '200 two'])
})

test('a write is not repeated after a lost answer, a read is', async () => {
  const dying = await startProcess((request) => request.socket.destroy())
  const other = await startProcess((_, response) => response.end('other'))
  const { ask } = await startBefore(dying, other)
  expect([await ask(), await ask()]).toEqual(['200 other', '200 other'])
  await vi.waitFor(async () => expect(await ask('POST')).toBe('502 nobody answers'), 5000)
  expect(other.state.asked).toBeGreaterThan(0)
})
