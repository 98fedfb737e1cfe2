import { setTimeout as wait } from 'node:timers/promises'
import type { Fleet } from '../harness/fleet.ts'
import type { Member } from '../harness/member.ts'
import type { Databases } from './databases.ts'

/** Something that goes wrong, and what is done about it. */
export type Fault = {
  name: string
  /** Why it is left out; null where it is not. */
  missing: string | null
  /** People must not notice it: no request may fail of it. */
  costsNothing?: boolean
  prepare?: () => Promise<void>
  /** What happens, all at once. */
  begin(): Promise<void> | void
  /** How long it stays so; then `end` is what a supervisor or a person does. */
  lastsMs: number
  end?: () => Promise<void>
}

/** systemd's RestartSec in deploy/systemd. */
const RESTARTED_AFTER_MS = 2000
const PAUSED_MS = 5000
/** Longer than the program needs to miss its primary twice. */
const CUT_MS = 6000
const FULL_MS = 5000
/** Whoever promotes has to see it first. */
const PROMOTED_AFTER_MS = 2000
const BEHIND_MS = 1500
/** For a database to come back by itself once there is room again. */
const BACK_BY_ITSELF_MS = 8000

/** Everything that goes wrong, in this order; the last one cannot be taken back. */
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
      // The other standby falls behind first: the right one has to be chosen.
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

/** One after the other, each only when the one before is ready again. */
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

/** Empties the disk; a database that its supervisor has given up meanwhile is started again, as its unit would be. */
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
