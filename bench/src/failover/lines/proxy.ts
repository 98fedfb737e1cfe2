import { connect, createServer, type Socket } from 'node:net'
import { listen } from '../../harness/listen.ts'
import type { Line } from './lines.ts'

type Pair = { near: Socket; far: Socket | null }

/** Needs no root. */
export async function openProxy(target: number): Promise<Line> {
  let to = target
  let isCut = false
  const pairs = new Set<Pair>()
  /** Closings not yet passed to the other side. */
  let unheard: (() => void)[] = []

  const server = createServer((near) => {
    const pair: Pair = { near, far: null }
    pairs.add(pair)
    near.on('error', () => {})
    near.pause()
    near.once('close', () =>
      hear(() => {
        pair.far?.destroy()
        pairs.delete(pair)
      }),
    )
    if (!isCut) join(pair)
  })
  const { port, close } = await listen(server)

  function join(pair: Pair) {
    const far = connect(to, '127.0.0.1')
    pair.far = far
    far.on('error', () => {})
    far.once('close', () => hear(() => pair.near.destroy()))
    flow(pair)
  }

  function flow({ near, far }: Pair) {
    if (!far) return
    near.pipe(far)
    far.pipe(near)
  }

  function hear(end: () => void) {
    if (isCut) unheard.push(end)
    else end()
  }

  return {
    host: '127.0.0.1',
    port,
    leadTo(port) {
      to = port
    },
    cut() {
      isCut = true
      for (const { near, far } of pairs) {
        for (const [one, other] of [
          [near, far],
          [far, near],
        ]) {
          if (other) one?.unpipe(other)
          one?.pause()
        }
      }
    },
    heal() {
      isCut = false
      for (const end of unheard) end()
      unheard = []
      for (const pair of pairs) {
        if (pair.far) flow(pair)
        else join(pair)
      }
    },
    async close() {
      for (const { near, far } of pairs) {
        near.destroy()
        far?.destroy()
      }
      await close()
    },
  }
}
