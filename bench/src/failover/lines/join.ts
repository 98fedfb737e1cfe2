import type { Socket } from 'node:net'

export function join(one: Socket, other: Socket) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => {})
    from.once('close', () => to.destroy())
    from.pipe(to)
  }
}
