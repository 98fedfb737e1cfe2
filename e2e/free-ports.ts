import { createServer } from 'node:net'

/** The program's, the stand-ins', and the operator's. */
const PORTS = 10

/** Consecutive; returns the first. */
export async function findFreePorts(): Promise<number> {
  for (;;) {
    // Below outgoing connections' range.
    const first = 10_000 + PORTS * Math.floor(Math.random() * 2_000)
    const free = await Promise.all(Array.from({ length: PORTS }, (_, index) => isFree(first + index)))
    if (free.every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
