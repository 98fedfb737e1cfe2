import { globSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..', '..', '..')
/** Functions with a text, lines or a page as first parameter. Async ones read files and networks. */
const TAKES_TEXT =
  /^export (?:function\*? |const )(\w+)(?: = )?\(\s*\w+: (?:readonly )?(?:string|Page|SeenPage|CheerioAPI|Line|Section|Clause)\b/gmu

/** Returns 'file name' of each. */
export function textTakersIn(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    globSync('**/*.ts', { cwd: path.join(root, folder) }).map((file) => `${folder}/${file}`),
  )
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(TAKES_TEXT)].map(
        ([, name]) => `${file} ${name}`,
      ),
    )
}

/** Returns 'file name' of each, by the engine's coverage. */
export function functionsRunBy(act: () => void): Set<string> {
  const session = new Session()
  session.connect()
  const run = new Set<string>()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  try {
    act()
    session.post('Profiler.takePreciseCoverage', (error, counted) => {
      if (error) throw error
      for (const { url, functions } of counted.result) {
        const file = url.replace(`${pathToFileURL(root).href}/`, '')
        for (const { functionName, ranges } of functions)
          if (ranges[0]?.count) run.add(`${file} ${functionName}`)
      }
    })
  } finally {
    session.disconnect()
  }
  return run
}
