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

export type Lines = {
  /** How they are cut, in words. */
  how: string
  open(target: number): Promise<Line>
  close(): Promise<void>
}

/**
 * Lines as real as this machine lets us make them: cables to a network of their own, whose packets are lost while they
 * are cut; else a proxy that holds back what is said.
 */
export async function layLines(): Promise<Lines> {
  const cables = await openCables()
  if ('missing' in cables)
    return {
      how: `a proxy holds everything back (${cables.missing})`,
      open: openProxy,
      close: async () => {},
    }
  return { how: 'packets are lost in a network of their own', ...cables }
}
