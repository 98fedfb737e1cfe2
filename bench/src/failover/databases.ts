import { readdirSync, readFileSync } from 'node:fs'
import {
  type ReplicatedNode,
  startReplicatedCluster,
} from '../../../server/test/doubles/replicated-cluster.ts'
import { createDisks } from '../../../server/test/doubles/small-disks.ts'
import { until } from '../harness/until.ts'
import { type Line, layLines } from './lines/lines.ts'

const DISK_MEGABYTES = 1500

const standbyNames = ['standby1', 'standby2'] as const

/**
 * A primary and two streaming standbys, one synchronous (step 7 of docs/running-it.md). If possible with small disks,
 * and network lines that can be cut.
 */
export async function startDatabases() {
  const disks = createDisks(DISK_MEGABYTES)
  const ground = await layLines()
  const lines = new Map<string, Line>()
  const cluster = await startReplicatedCluster({
    standbys: standbyNames.length,
    synchronous: standbyNames,
    throwAway: false,
    folders: disks,
    async lineTo(server, from, port) {
      const name = `${from} to ${server}`
      const line = lines.get(name) ?? (await ground.open(port))
      lines.set(name, line)
      line.leadTo(port)
      return line
    },
  }).catch(async (error: unknown) => {
    disks.removeAll()
    await ground.close()
    throw error
  })
  const nodes = [cluster.primary, ...cluster.standbys]
  const nodeOf = (name: string) => {
    const node = nodes.find((one) => one.name === name)
    if (!node) throw new Error(`There is no database ${name}.`)
    return node
  }
  const lineOf = (name: string) => {
    const line = lines.get(name)
    if (!line) throw new Error(`There is no line from ${name}.`)
    return line
  }
  let primary = cluster.primary

  return {
    url: cluster.url,
    replicaUrls: cluster.standbys.map(({ url }) => url),
    disks,
    howCut: ground.how,
    nodeOf,
    lineOf,
    primary: () => primary,
    /** Its supervisor restarts it at once. */
    kill: (name: string) => signal([pidOf(nodeOf(name))], 'SIGKILL'),
    pause: (name: string) => signal(familyOf(pidOf(nodeOf(name))), 'SIGSTOP'),
    resume: (name: string) => signal(familyOf(pidOf(nodeOf(name))), 'SIGCONT'),
    /** The standby that is ahead; the other follows it. @returns its name */
    async promote(): Promise<string> {
      const chosen = await mostAdvanced(cluster.standbys)
      await chosen.administer('select pg_promote()')
      for (const other of cluster.standbys.filter((one) => one !== chosen)) {
        await other.administer(`alter system set primary_conninfo = '${await chosen.sourceFor(other.name)}'`)
        await other.administer('select pg_reload_conf()')
        await chosen.administer(`alter system set synchronous_standby_names = 'ANY 1 (${other.name})'`)
        await chosen.administer('select pg_reload_conf()')
      }
      primary = chosen
      return chosen.name
    },
    /** @throws Error after 30 seconds */
    async allStream(): Promise<void> {
      const wanted = nodes.filter((node) => node !== primary && node.pid() !== undefined).length
      const areStreaming = async () => {
        const { rows } = await primary
          .administer(`select 1 from pg_stat_replication where state = 'streaming'`)
          .catch(() => ({ rows: [] }))
        return rows.length >= wanted
      }
      await until(areStreaming, { everyMs: 100 }).catch(() => {
        throw new Error('A standby does not follow the primary any more.')
      })
    },
    async close() {
      try {
        for (const line of lines.values()) line.heal()
      } finally {
        await cluster.close().finally(ground.close)
      }
    },
  }
}
export type Databases = Awaited<ReturnType<typeof startDatabases>>

async function mostAdvanced(standbys: readonly ReplicatedNode[]): Promise<ReplicatedNode> {
  const known = await Promise.all(
    standbys.map(async (node) => {
      const { rows } = await node.administer(`select pg_last_wal_receive_lsn() - '0/0' as bytes`)
      return { node, bytes: BigInt(String(rows[0]?.bytes ?? 0)) }
    }),
  )
  const [best] = known.toSorted((one, other) => (one.bytes < other.bytes ? 1 : -1))
  if (!best) throw new Error('There is no standby.')
  return best.node
}

function pidOf(node: ReplicatedNode): number {
  const pid = node.pid()
  if (pid === undefined) throw new Error(`The database ${node.name} does not run.`)
  return pid
}

function signal(pids: readonly number[], name: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // Its connection has closed.
    }
  }
}

/** First, so that it starts no more children. */
function familyOf(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === parent)
  return [parent, ...children.map(Number)]
}

function parentOf(pid: string): number | undefined {
  try {
    // State and parent follow the name in brackets.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return undefined
  }
}
