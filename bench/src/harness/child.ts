import { type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'

/** Ends when its channel closes. */
export function startChild(file: string, options: ForkOptions = {}) {
  const child = fork(file, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], ...options })
  const ended = once(child, 'exit')
  return {
    child,
    /** @returns the program's next message; undefined if it ends first */
    async hear(message?: object): Promise<unknown> {
      const answered = once(child, 'message')
      if (message) child.send(message)
      const [answer] = await Promise.race([answered, ended.then(() => [undefined])])
      return answer
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
