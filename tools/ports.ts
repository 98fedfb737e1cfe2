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
