import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { namePlace } from '../../server/src/http/listen.ts'

/**
 * Makes sure nothing listens on a port yet, so that the reason is told before any work is done.
 * @throws Error with one line naming the port and what to do
 */
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

/** Resolves when something listens there; it is for the caller to stop waiting when that cannot happen any more. */
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
