import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../server/src/config.ts'
import { findFreePort } from '../../server/src/lib/free-port.ts'
import { projectRoot } from '../install.mjs'
import type { DevServerMessage, DevServerOrder } from './dev-server.ts'
import { waitForPort } from './ports.ts'
import type { Person } from './running-file.ts'
import type { StandIns } from './stand-ins.ts'

/**
 * Vite serves PORT and passes /api to the server and /fil to a Filipino Vite, both child processes on free ports. A
 * change in server or contract restarts the server with its database.
 */

const LOOPBACK = '127.0.0.1'
const settleMs = 150
const stopPatienceMs = 10_000

/** @throws Error of one line if the server does not start */
export async function startDev(
  config: Config,
  boardAccounts: StandIns['boardAccounts'],
): Promise<{ url: string; people: Person[]; close(): Promise<void> }> {
  const port = await findFreePort()
  let server = startChild(port, boardAccounts)
  const first = await readFirst(server)
  const filipino = { host: LOOPBACK, port: await findFreePort() }
  const addresses = { HANAP_API: urlOf({ host: LOOPBACK, port }), HANAP_FILIPINO: urlOf(filipino) }
  const vites = [
    startVite(config, { ...addresses, SITE_LANGUAGE: 'en' }),
    startVite(filipino, { ...addresses, SITE_LANGUAGE: 'fil' }),
  ]
  const viteEnded = Promise.race(vites.map((vite) => once(vite, 'exit'))).then(() => {
    throw new Error('A server of the pages ended, for the reason above.')
  })
  const listening = [config, filipino].map((place) => waitForPort(place.host, place.port))
  await Promise.race([Promise.all(listening), viteEnded])
  let closing = false
  viteEnded.catch((error: Error) => {
    if (!closing) console.error(error.message)
  })
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()
  const reload = () => {
    turn = turn.then(async () => {
      await stopChild(server)
      server = startChild(port, boardAccounts)
      await readFirst(server).then(
        () => console.log('The server runs the changed code.'),
        (error: unknown) => console.error(error instanceof Error ? error.message : error),
      )
    })
  }
  const watchers = ['server/src', 'contract/src'].map((folder) =>
    watch(path.join(projectRoot, folder), { recursive: true }, (_, file) => {
      if (file === null || !/\.(ts|mjs|sql)$/.test(file) || file.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(reload, settleMs)
    }),
  )
  return {
    url: `http://${config.host}:${config.port}`,
    people: first.people,
    async close() {
      closing = true
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await turn
      await Promise.all([server, ...vites].map(stopChild))
    },
  }
}

function startChild(port: number, boardAccounts: StandIns['boardAccounts']): ChildProcess {
  const file = path.join(projectRoot, 'tools', 'start', 'dev-server.ts')
  const child = fork(file, [], { detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  // Other users may read arguments and environment.
  child.send({ port, boardAccounts } satisfies DevServerOrder)
  return child
}

function readFirst(child: ChildProcess): Promise<{ people: Person[] }> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: DevServerMessage) => {
      if ('failed' in message) reject(new Error(message.failed))
      else resolve(message)
    })
    child.once('exit', () => reject(new Error('The server ended; it starts again with the next change.')))
  })
}

type Place = { host: string; port: number }
const urlOf = ({ host, port }: Place) => `http://${host}:${port}`

function startVite({ host, port }: Place, env: Record<string, string>): ChildProcess {
  const vite = path.join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = ['--host', host, '--port', String(port), '--strictPort', '--logLevel', 'warn']
  return fork(vite, args, {
    cwd: path.join(projectRoot, 'web'),
    execArgv: ['--import', path.join(projectRoot, 'tools', 'start', 'end-with-parent.mjs')],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  if (child.connected) child.disconnect()
  else child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs)
  await exited
  clearTimeout(force)
}
