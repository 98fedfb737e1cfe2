import { openCables } from './cable.ts'
import { openProxy } from './proxy.ts'

/** A line between a server and who speaks to it, which can be cut: nothing passes then, and nobody is told. */
export type Line = {
  /** Where to speak to the server behind it. */
  host: string
  port: number
  /** The server behind it listens on another port from now on. */
  leadTo(port: number): void
  cut(): void
  /** What was under way goes on, as after packets that were lost. */
  heal(): void
  close(): Promise<void>
}

/** A way to lay lines; closed after them. */
export type Ground = {
  open(target: number): Promise<Line>
  close(): Promise<void>
}

/**
 * Lines as real as this machine lets us make them: cables to a network of their own, whose packets are lost while they
 * are cut; else a proxy that holds back what is said. Closing it closes all of them.
 */
export async function layLines(): Promise<Ground & { /** How they are cut, in words. */ how: string }> {
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
