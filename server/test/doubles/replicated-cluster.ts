import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { readPassword, superuser } from '../../src/db/embedded/embedded-cluster.ts'
import { findRunningServer } from '../../src/db/embedded/embedded-leftovers.ts'
import { findHome, partsOf } from '../../src/db/embedded/embedded-note.ts'

export type ReplicatedNode = {
  name: string
  url: string
  /** As superuser, bypassing proxies. */
  administer(statement: string): Promise<pg.QueryResult>
  /** This server's `primary_conninfo`. */
  sourceFor(standby: string): Promise<string>
  /** The parent of its connections; undefined if stopped. */
  pid(): number | undefined
  stop(): Promise<void>
  /** With SIGKILL, for good. */
  lose(): Promise<void>
  /** Also after its restarts were given up. */
  revive(): Promise<void>
}

export type ReplicatedCluster = {
  primary: ReplicatedNode
  standbys: ReplicatedNode[]
  /** Names all servers, the primary first. */
  url: string
  close(): Promise<void>
}

type Given = {
  standbys?: number
  /** One of these ('standby1') must confirm each commit. */
  synchronous?: readonly string[]
  throwAway?: boolean
  /** Replaces a server's empty folder, for example with a disk. */
  folders?: { make(folder: string): void; removeAll(): void }
  /**
   * Puts a proxy between a server and its client ('program' or a standby's name); called again when the port changes.
   */
  lineTo?: (server: string, from: string, port: number) => Promise<{ host: string; port: number }>
}

const silent = () => {}
const primaryFlags = ['wal_level=replica', 'max_wal_senders=10', 'hot_standby=on', 'wal_keep_size=256MB']

/**
 * Standbys start as copies of the stopped primary. A server that dies is restarted on its port, as in the program.
 */
export async function startReplicatedCluster(given: Given = {}): Promise<ReplicatedCluster> {
  const { standbys: count = 1, synchronous = [] } = given
  const folder = mkdtempSync(path.join(tmpdir(), 'hanap-replicated-'))
  // The database's own user must pass through.
  chmodSync(folder, 0o711)
  const running: ReplicatedNode[] = []
  const open = async (name: string) => {
    const node = await openNode(name, path.join(folder, name), given)
    running.push(node)
    return node
  }
  const prepare = (name: string) => {
    mkdirSync(path.join(folder, name))
    given.folders?.make(path.join(folder, name))
    chmodSync(path.join(folder, name), 0o711)
  }
  prepare('primary')
  const primary = await open('primary')
  await primary.stop()
  const names = Array.from({ length: count }, (_, i) => `standby${i + 1}`)
  for (const name of names) {
    prepare(name)
    copyHome(path.join(folder, 'primary'), path.join(folder, name))
  }
  await primary.revive()
  const standbys = []
  for (const name of names) {
    follow(path.join(folder, name), await primary.sourceFor(name))
    standbys.push(await open(name))
  }
  if (synchronous.length > 0) {
    await primary.administer(
      `alter system set synchronous_standby_names = 'ANY 1 (${synchronous.join(', ')})'`,
    )
    await primary.administer('select pg_reload_conf()')
  }
  return {
    primary,
    standbys,
    url: joined([primary, ...standbys].map((node) => node.url)),
    async close() {
      for (const node of running) await node.stop()
      given.folders?.removeAll()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openNode(name: string, dataDir: string, given: Given): Promise<ReplicatedNode> {
  const { throwAway = true, lineTo = async (_server, _from, port) => ({ host: own().hostname, port }) } =
    given
  const start = () => startEmbedded({ dataDir, log: silent, flags: primaryFlags, throwAway })
  const cluster = () => partsOf(homeOf(dataDir)).cluster
  let embedded = await start()
  const own = () => new URL(embedded.url)
  const secret = () => readPassword(homeOf(dataDir))
  const tellProgram = () => lineTo(name, 'program', Number(own().port))
  let line = await tellProgram()
  const lines = new Set<string>()
  return {
    name,
    get url() {
      const url = own()
      url.hostname = line.host
      url.port = String(line.port)
      return url.href
    },
    stop: () => embedded.stop(),
    pid: () => findRunningServer(cluster())?.pid,
    async lose() {
      const pid = findRunningServer(cluster())?.pid
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
      await embedded.stop()
    },
    async revive() {
      await embedded.stop()
      embedded = await start()
      line = await tellProgram()
      for (const from of lines) await lineTo(name, from, Number(own().port))
    },
    async sourceFor(standby) {
      lines.add(standby)
      const { host, port } = await lineTo(name, standby, Number(own().port))
      return `host=${host} port=${port} user=${superuser} password=${secret()} application_name=${standby}`
    },
    async administer(statement) {
      const client = new pg.Client({
        host: own().hostname,
        port: Number(own().port),
        user: superuser,
        password: secret(),
        database: 'postgres',
      })
      await client.connect()
      return client.query(statement).finally(() => client.end())
    },
  }
}

const homeOf = (dataDir: string) => findHome(dataDir) ?? path.join(dataDir, 'postgres')

/** Keeps the files' owners. */
function copyHome(from: string, to: string) {
  const home = path.join(to, 'postgres')
  execFileSync('cp', ['-a', homeOf(from), home])
  const { cluster } = partsOf(home)
  const mark = path.join(cluster, 'standby.signal')
  writeFileSync(mark, '')
  const { uid, gid } = statSync(cluster)
  chownSync(mark, uid, gid)
}

/** Follows from its first start; `alter system` can change that later. */
function follow(dataDir: string, source: string) {
  const { cluster } = partsOf(homeOf(dataDir))
  appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
}

/** 'postgres://u:p@a:1,b:2/x' of 'postgres://u:p@a:1/x' and 'postgres://u:p@b:2/x'. */
function joined(urls: string[]): string {
  const [first = '', ...others] = urls
  const host = new URL(first).host
  return first.replace(host, [host, ...others.map((url) => new URL(url).host)].join(','))
}
