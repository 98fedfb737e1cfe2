import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Runs in the other network namespace: listens at each cable's far address and forwards to a socket file,
 * which needs no network.
 */

type Asked = { host: string; socketFile: string }

process.on('message', (asked: Asked) => void listen(asked))
process.on('disconnect', () => process.exit())
process.send?.(0)

async function listen({ host, socketFile }: Asked) {
  const server = createServer((come) => {
    const go = connect(socketFile)
    passOn(come, go)
    passOn(go, come)
  })
  server.listen(0, host)
  await once(server, 'listening')
  process.send?.((server.address() as AddressInfo).port)
}

function passOn(from: Socket, to: Socket) {
  from.on('error', () => {})
  from.once('close', () => to.destroy())
  from.pipe(to)
}
