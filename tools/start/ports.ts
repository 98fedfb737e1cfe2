import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { namePlace } from '../../server/src/http/listen.ts'

/** @throws Error of one line naming the port, if in use */
export function checkPortFree(host: string, port: number, purpose: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(namePlace(error, { host, port }))
      reject(
        new Error(
          `Port ${port} on ${host}, for ${purpose}, is taken by another program: stop that one, or set PORT to another number.`,
        ),
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

const TRY_EVERY_MS = 50

/** The caller has the timeout. */
export async function waitForPort(host: string, port: number): Promise<void> {
  while (!(await isListening(host, port))) await wait(TRY_EVERY_MS)
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
