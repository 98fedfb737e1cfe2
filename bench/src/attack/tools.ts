import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeFolder } from '@hanap/server/lib/made-folder'
import { signIn } from '../pages/program.ts'
import { printTable } from '../table.ts'
import { createCall } from './call.ts'
import { tryFfuf } from './ffuf.ts'
import { tryHydra } from './hydra.ts'
import { trySlow } from './slow.ts'
import type { Target } from './stage.ts'
import type { Verdict } from './tool.ts'
import { tryWapiti } from './wapiti.ts'

/** The searches of a month are given back so often: it is not the count that is to stop the tools. */
const NEW_MONTH_EVERY_MS = 500

/**
 * The tools that people attack sites with, as far as they are installed, against the program as it stands: with the
 * limits that it has for everybody.
 * @returns whether none of them got through
 */
export async function runTools(target: Target): Promise<boolean> {
  const { url, people } = target
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('The tools are for this machine alone.')
  const [victim, control] = ['ben', 'dario'].map((wanted) => people.find(({ name }) => name === wanted))
  if (!victim || !control) throw new Error('ben and dario are not among the seeded people.')
  const { token } = await signIn(target, 'carla')
  const { path: folder, remove: removeFolder } = makeFolder(path.join(tmpdir(), 'hanap-attack-'))
  const call = createCall(url)
  const months = setInterval(() => void target.db.deleteFrom('search_counts').execute(), NEW_MONTH_EVERY_MS)
  const tools: [string, () => Promise<Verdict>][] = [
    ['wapiti', () => tryWapiti(url, token, folder)],
    ['ffuf', () => tryFfuf(url, folder)],
    ['slowhttptest', () => trySlow(url, token, folder)],
    // The last: after it this address has used up its logins.
    ['hydra', () => tryHydra(url, { victim, control }, { folder, call })],
  ]
  const rows: (string | number)[][] = []
  let isFine = true
  try {
    for (const [name, attempt] of tools) {
      console.log(`${name} ...`)
      const verdict = await attempt()
      if (verdict?.isFine === false || !target.isRunning()) isFine = false
      rows.push([
        name,
        verdict === null ? '-' : verdict.isFine ? 'ok' : 'FAILED',
        verdict?.told ?? 'not installed',
      ])
    }
  } finally {
    clearInterval(months)
    removeFolder()
  }
  console.log()
  printTable(['tool', 'verdict', 'found'], rows)
  return isFine
}
