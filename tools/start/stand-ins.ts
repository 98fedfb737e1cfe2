import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../install.mjs'

/** Sent once all of them listen. */
export type StandIns = {
  /** By name. */
  addresses: Record<string, string>
  boardAccounts: { email: string; password: string }[]
  stop(): Promise<void>
}

type Message = { ready?: Record<string, string>; boardAccounts?: StandIns['boardAccounts']; failed?: string }

const startPatienceMs = 120_000
const stopPatienceMs = 5000

/**
 * Uses ports from `firstPort` up, in one process that ends when its channel closes.
 * @param options.webhookUrl for the card provider's events
 * @throws Error of one line
 */
export async function startStandIns(options: {
  firstPort: number
  dataDir: string
  webhookUrl: string
}): Promise<StandIns> {
  const folder = path.join(options.dataDir, 'standins')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const child = fork(path.join(projectRoot, 'standins', 'src', 'main.ts'), [], {
    // Ctrl-C must not end the board before the server.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      STANDINS_HOST: '127.0.0.1',
      STANDINS_PORT: String(options.firstPort),
      STANDINS_DATA: folder,
      PAYMENTS_WEBHOOK_URL: options.webhookUrl,
    },
  })
  const message = await readFirstMessage(child).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  const sayEnd = (code: number | null, signal: string | null) =>
    console.error(`The stand-ins ended by themselves (${code ?? signal}); they are back with the next start.`)
  child.once('exit', sayEnd)
  return {
    addresses: message.ready ?? {},
    boardAccounts: message.boardAccounts ?? [],
    async stop() {
      child.off('exit', sayEnd)
      await stopChild(child)
    },
  }
}

function readFirstMessage(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The stand-ins did not start: ${reason}`))
    const patience = setTimeout(() => fail('no sign of life for two minutes.'), startPatienceMs)
    child.once('message', (message: Message) => {
      clearTimeout(patience)
      if (message.ready) resolve(message)
      else fail(message.failed ?? 'an unreadable message.')
    })
    child.once('error', (error) => fail(error.message))
    child.once('exit', () => fail('their process ended, for the reason above.'))
  })
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.disconnect()
  const force = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs)
  await exited
  clearTimeout(force)
}
