import { openCables } from './cable.ts'
import { openProxy } from './proxy.ts'

/** A line to a server that can be cut without either side noticing. */
export type Line = {
  host: string
  port: number
  /** For a server that has moved to another port. */
  leadTo(port: number): void
  cut(): void
  /** Traffic in flight continues, as after lost packets. */
  heal(): void
  close(): Promise<void>
}

/** A way to lay lines; close it after them. */
export type Ground = {
  open(target: number): Promise<Line>
  close(): Promise<void>
}

/**
 * Lays cables into a network namespace, whose packets are lost while cut. Falls back to a proxy that holds everything
 * back.
 */
export async function layLines(): Promise<Ground & { /** Describes how they are cut. */ how: string }> {
  const cables = await openCables()
  const isProxy = 'missing' in cables
  const ground = isProxy ? { open: openProxy, close: async () => {} } : cables
  const lines: Line[] = []
  return {
    how: isProxy
      ? `a proxy holds everything back (${cables.missing})`
      : 'packets are lost in a network of their own',
    async open(target) {
      const line = await ground.open(target)
      lines.push(line)
      return line
    },
    async close() {
      await Promise.all(lines.map((line) => line.close())).finally(ground.close)
    },
  }
}
