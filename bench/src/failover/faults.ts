import { setTimeout as wait } from 'node:timers/promises'
import type { Fleet } from '../harness/fleet.ts'
import type { Member } from '../harness/member.ts'
import type { Databases } from './databases.ts'

export type Fault = {
  name: string
  /** Why it cannot be tried here. */
  missing: string | null
  /** No request may fail. */
  costsNothing?: boolean
  prepare?: () => Promise<void>
  begin(): Promise<void> | void
  /** Then `end` acts as a supervisor or operator. */
  lastsMs: number
  end?: () => Promise<void>
}

/** RestartSec of deploy/systemd. */
const RESTARTED_AFTER_MS = 2000
const PAUSED_MS = 5000
/** The program must miss its primary twice. */
const CUT_MS = 6000
const FULL_MS = 5000
/** The operator must notice first. */
const PROMOTED_AFTER_MS = 2000
const BEHIND_MS = 1500
/** Time to recover unaided. */
const BACK_BY_ITSELF_MS = 8000

/** The last cannot be undone. */
export function listFaults({ fleet, databases }: { fleet: Fleet; databases: Databases }): Fault[] {
  const { members, webs, workers } = fleet
  const { disks, lineOf } = databases
  return [
    fault('nothing', { begin: () => {}, costsNothing: true }),
    fault('rolling restart', { begin: () => restartInTurn(members), costsNothing: true }),
    ...members.map(killed),
    ...[webs[0], workers[0]].filter((member) => member !== undefined).map(paused),
    ...['standby1', 'standby2', 'primary'].map((name) =>
      fault(`kill -9 ${name}`, { begin: () => databases.kill(name) }),
    ),
    fault('pause the primary', {
      begin: () => databases.pause('primary'),
      lastsMs: PAUSED_MS,
      end: async () => databases.resume('primary'),
    }),
    cut('cut program from primary', [lineOf('program to primary')]),
    cut('cut program from a standby', [lineOf('program to standby1')]),
    cut('cut primary from standbys', [lineOf('standby1 to primary'), lineOf('standby2 to primary')]),
    ...['standby2', 'primary'].map((name) => ({
      ...fault(`fill the disk of ${name}`, {
        begin: () => disks.fill(name),
        lastsMs: FULL_MS,
        end: () => makeRoom(databases, name),
      }),
      missing: disks.missing,
    })),
    fault('lose the primary, promote', {
      // Falls behind first, so that the choice matters.
      prepare: async () => {
        lineOf('standby2 to primary').cut()
        await wait(BEHIND_MS)
      },
      begin: () => databases.nodeOf('primary').lose(),
      lastsMs: PROMOTED_AFTER_MS,
      end: async () => void (await databases.promote()),
    }),
  ]
}

const fault = (name: string, given: Omit<Fault, 'name' | 'missing' | 'lastsMs'> & { lastsMs?: number }) => ({
  lastsMs: 0,
  ...given,
  name,
  missing: null,
})

async function restartInTurn(members: readonly Member[]) {
  for (const member of members) {
    await member.stop()
    await member.start()
    await member.ready()
  }
}

const killed = (member: Member) =>
  fault(`kill -9 ${member.name}`, {
    begin: member.kill,
    costsNothing: member.role === 'worker',
    lastsMs: RESTARTED_AFTER_MS,
    async end() {
      await member.start()
      await member.ready()
    },
  })

const paused = (member: Member) =>
  fault(`pause ${member.name}`, {
    begin: member.pause,
    costsNothing: member.role === 'worker',
    lastsMs: PAUSED_MS,
    end: async () => member.resume(),
  })

const cut = (name: string, lines: readonly { cut(): void; heal(): void }[]) =>
  fault(name, {
    begin: () => lines.forEach((line) => line.cut()),
    lastsMs: CUT_MS,
    end: async () => lines.forEach((line) => line.heal()),
  })

/** Restarts a database its supervisor has given up, as its unit would. */
async function makeRoom(databases: Databases, name: string) {
  databases.disks.empty(name)
  const node = databases.nodeOf(name)
  const end = performance.now() + BACK_BY_ITSELF_MS
  while (performance.now() < end) {
    const isBack = await node.administer('select 1').then(
      () => true,
      () => false,
    )
    if (isBack) return
    await wait(100)
  }
  await node.revive()
}
