import { openCables } from './cable.ts'
import { openProxy } from './proxy.ts'

/** Can be cut without either side noticing. */
export type Line = {
  host: string
  port: number
  /** If the server has another port. */
  leadTo(port: number): void
  cut(): void
  /** Traffic continues, as after lost packets. */
  heal(): void
  close(): Promise<void>
}

/** Close it after its lines. */
export type Ground = {
  open(target: number): Promise<Line>
  close(): Promise<void>
}

/** Cables lose packets while cut. The proxy, for want of cables, holds everything back. */
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
