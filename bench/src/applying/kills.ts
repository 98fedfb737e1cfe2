import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@hanap/standins/generator/random'
import { startTarget } from '../harness/target.ts'
import type { Stage } from './stage.ts'

const LONGEST_WAIT_MS = 500

/** Restarts use the same port. */
export async function createKills(given: { stage: Stage; boardUrl: string; random: Random }) {
  const { stage, boardUrl, random } = given
  const start = () =>
    startTarget(stage.dataDir, stage.port, {
      env: { BOARD_URL: boardUrl, BOARD_ENABLED: 'on', BOARD_REQUEST_INTERVAL: '0' },
    })
  let target = await start()
  let kills = 0
  // `stop` reports a failed start.
  let starting: Promise<void> = Promise.resolve()

  async function killAndStart() {
    await wait(random.int(0, LONGEST_WAIT_MS))
    target.kill('program')
    await target.stop()
    target = await start()
  }
  return {
    url: target.url,
    kills: () => kills,
    killAndStart() {
      kills += 1
      starting = starting.then(killAndStart)
      starting.catch(() => {})
    },
    async stop() {
      await starting
      await target.stop()
    },
  }
}
