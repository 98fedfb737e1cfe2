import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from './join.ts'

/**
 * Runs in the other network namespace: forwards each cable's far address to a socket file, which needs no network.
 */

type Asked = { host: string; socketFile: string }

process.on('message', (asked: Asked) => void listen(asked))
process.on('disconnect', () => process.exit())
process.send?.(0)

async function listen({ host, socketFile }: Asked) {
  const server = createServer((come) => {
    join(come, connect(socketFile))
  })
  server.listen(0, host)
  await once(server, 'listening')
  process.send?.((server.address() as AddressInfo).port)
}
