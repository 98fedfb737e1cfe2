import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '@hanap/server/lib/free-port'
import type { ListingSource } from '@hanap/standins/board/board'
import { projectRoot } from '../../../tools/install.mjs'
import { type Balancer, startBalancer } from './balancer.ts'
import { makeBenchFolder } from './folder.ts'
import { createMember, type Member } from './member.ts'
import { type Outside, startOutside } from './outside.ts'

/** The balancer must notice first, and close its connections. */
const DRAIN_SECONDS = '3'
export const FLEET_SECRET_KEY = 'a secret key that only benches know, long enough for anybody'

export type Fleet = {
  /** The balancer's address. */
  url: string
  members: Member[]
  webs: Member[]
  workers: Member[]
  outside: Outside
  balancer: Balancer
  /** Holds logs, as NAME.log. */
  folder: string
  env: Record<string, string>
  close(): Promise<void>
}

/**
 * As docs/running-it.md describes: web processes behind a balancer, workers, and stand-ins on one database. Resolves
 * when all are ready.
 * @param given.env of every process
 * @param given.listings of the stand-in board; imported only if `env` enables it
 */
export async function startFleet(given: {
  webs: number
  workers: number
  databaseUrl: string
  replicaUrls?: readonly string[]
  env?: Record<string, string>
  listings?: ListingSource
  /** The provider's clock. */
  now?: () => Date
}): Promise<Fleet> {
  buildPages()
  const { path: folder, remove: removeFolder } = makeBenchFolder()
  const balancer = await startBalancer()
  const outside = await startOutside({
    folder,
    listings: given.listings ?? [],
    siteUrl: balancer.url,
    ...(given.now && { now: given.now }),
  })
  const env = {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: given.databaseUrl,
    DATABASE_REPLICA_URLS: (given.replicaUrls ?? []).join(' '),
    SECRET_KEY: FLEET_SECRET_KEY,
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: 'loopback',
    DRAIN_SECONDS,
    STANDINS: 'off',
    BOARD_SYNC_MINUTES: '0',
    EMAIL_VERIFICATION: 'off',
    LOG_LEVEL: 'warn',
    // Seekers share one address here.
    LIMIT_FACTOR: '100000',
    ...outside.env,
    ...given.env,
  }
  const members: Member[] = []
  const add = async (role: Member['role'], number: number) => {
    const name = `${role}${number}`
    const logFile = path.join(folder, `${name}.log`)
    members.push(createMember({ name, role, port: await findFreePort(), env, logFile }))
  }
  for (let number = 1; number <= given.webs; number += 1) await add('web', number)
  for (let number = 1; number <= given.workers; number += 1) await add('worker', number)
  const close = async () => {
    for (const member of members) member.resume()
    await Promise.all(members.map((member) => member.stop()))
    await balancer.close()
    await outside.close()
    removeFolder()
  }
  try {
    await Promise.all(members.map((member) => member.start()))
    await Promise.all(members.map((member) => member.ready()))
    const webs = members.filter(({ role }) => role === 'web')
    const workers = members.filter(({ role }) => role === 'worker')
    await balancer.watch(webs.map(({ url }) => url))
    return { url: balancer.url, members, webs, workers, outside, balancer, folder, env, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A start builds nothing; an older build is enough. */
function buildPages() {
  if (existsSync(path.join(projectRoot, 'web', 'dist', 'pages'))) return
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: projectRoot, stdio: 'inherit' })
}
