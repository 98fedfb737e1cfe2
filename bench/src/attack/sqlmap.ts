import { tmpdir } from 'node:os'
import path from 'node:path'
import { api } from '@hanap/contract/api'
import { makeFolder } from '@hanap/server/lib/made-folder'
import { createCall } from './call.ts'
import { nameOf } from './naming.ts'
import { createSender } from './send.ts'
import { judgeTried, tellTried } from './sqlmap/table.ts'
import { notTried, type SqlmapStage, type Tried, tryEndpoint } from './sqlmap/try.ts'
import type { Target } from './stage.ts'
import { runTool } from './tool.ts'

const AT_ONCE = 2
/** The searches of a month are given back so often: it is not the count that is to stop it. */
const NEW_MONTH_EVERY_MS = 500

/**
 * sqlmap on every parameter of every endpoint: whether a text reaches the database as more than a text.
 * @param given.seconds for each call that is tried, at most
 * @param given.words only endpoints with one of them in their name; all where there is none
 * @param given.isPartial whether it is enough to have come as far as the time allows
 * @returns whether nothing was found, and everything was reached
 */
export async function runSqlmap(
  target: Target,
  given: { seconds: number; seed: number; words: readonly string[]; isPartial: boolean },
): Promise<boolean> {
  const { url } = target
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('sqlmap is for this machine alone.')
  const { path: folder, remove: removeFolder } = makeFolder(path.join(tmpdir(), 'hanap-attack-'))
  const sender = createSender(url, AT_ONCE)
  const months = setInterval(() => void target.db.deleteFrom('search_counts').execute(), NEW_MONTH_EVERY_MS)
  try {
    if (!(await runTool('sqlmap', ['--version'], { seconds: 60, folder }))) {
      console.log('sqlmap is not installed.')
      return true
    }
    console.log(`Seed ${given.seed}, ${given.seconds} s for each call.`)
    const stage = { ...given, target, folder, sender, call: createCall(url) }
    return tellTried(await tryAll(stage, given.words), given.isPartial) && target.isRunning()
  } finally {
    clearInterval(months)
    sender.close()
    removeFolder()
  }
}

async function tryAll(stage: SqlmapStage, words: readonly string[]): Promise<Tried[]> {
  const chosen = api.filter((one) => words.length === 0 || words.some((word) => nameOf(one).includes(word)))
  if (chosen.length === 0) throw new Error(`No endpoint has ${words.join(' or ')} in its name.`)
  const tried: Tried[][] = chosen.map(() => [])
  const left = [...chosen.entries()]
  const work = async () => {
    for (let one = left.shift(); one && stage.target.isRunning(); one = left.shift()) {
      const [at, endpoint] = one
      tried[at] = await tryEndpoint(endpoint, stage, at).catch((error: unknown) => [
        notTried(endpoint, String(error)),
      ])
      for (const one of tried[at])
        if (one.status !== null) console.log(`${one.name}: ${judgeTried(one, true).told}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return tried.flat()
}
