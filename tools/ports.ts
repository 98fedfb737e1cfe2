import { createServer } from 'node:net'

/**
 * Makes sure nothing listens on a port yet, so that the reason is told before any work is done.
 * @throws Error with one line naming the port and what to do
 */
export function checkPortFree(host: string, port: number, purpose: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`
      reject(
        new Error(
          `Port ${port} on ${host}, for ${purpose}, ${reason}: stop that one, or set PORT to another number.`,
        ),
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** A port on the loopback address that is free now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
