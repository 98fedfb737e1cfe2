import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '@hanap/server/lib/folders/made-folder'
import { printTable } from './harness/table.ts'
import type { BenchOptions } from './main.ts'

/** A small, plausible fault; `find` occurs once in `file`. */
export type Mutant = {
  name: string
  fault: string
  file: string
  find: string
  replace: string
  tests: string[]
}
type Failure = { part: 'units' | 'browser'; file: string; test: string }

const root = path.join(import.meta.dirname, '..', '..')

/**
 * Applies each mutant to a copy of the project, and runs the tests that should catch it.
 * @param args names of mutants; default all
 * @throws Error if a mutant no longer fits the code, or if the failed test also fails without the mutant
 */
export async function run({ args }: BenchOptions): Promise<void> {
  const all = JSON.parse(readFileSync(path.join(root, 'bench/data/mutants.json'), 'utf8')) as Mutant[]
  const unknown = args.filter((name) => !all.some((mutant) => mutant.name === name))
  if (unknown.length > 0) throw new Error(`There is no mutant called ${unknown.join(', ')}.`)
  const mutants = all.filter(({ name }) => args.length === 0 || args.includes(name))
  const problems = mutants.flatMap(problemsOf)
  if (problems.length > 0) throw new Error(`mutants.json no longer fits the code:\n${problems.join('\n')}`)
  mkdirSync(path.join(root, '.scratch'), { recursive: true })
  const copy = makeFolder(path.join(root, '.scratch', 'mutants-'))
  try {
    copyProject(copy.path)
    const rows: (string | number)[][] = []
    for (const mutant of mutants) {
      const begun = performance.now()
      const caught = await tryMutant(copy.path, mutant)
      const seconds = Math.round((performance.now() - begun) / 1000)
      const how = caught ? ['caught', caught.part, seconds, caught.test] : ['NOT CAUGHT', '', seconds, '']
      rows.push([mutant.name, ...how])
      console.log(`${rows.length} of ${mutants.length}: ${mutant.name} ${how.join('  ')}`)
    }
    printTable(['mutant', 'result', 'part', 's', 'first test that fails'], rows)
    console.log(`\n${rows.filter(([, how]) => how === 'caught').length} of ${rows.length} mutants caught`)
  } finally {
    copy.remove()
  }
}

/** A missing file, or a `find` that does not occur exactly once. */
export function problemsOf({ name, file, find, tests }: Mutant): string[] {
  const missing = [file, ...tests].filter((one) => !existsSync(path.join(root, one)))
  if (missing.length > 0) return [`${name}: there is no ${missing.join(', ')}`]
  const times = readFileSync(path.join(root, file), 'utf8').split(find).length - 1
  return times === 1 ? [] : [`${name}: its text stands ${times} times in ${file}, not once`]
}

/** Tests must never touch the working tree. */
function copyProject(folder: string) {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of listed.filter((one) => one && existsSync(path.join(root, one)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    copyFileSync(path.join(root, file), path.join(folder, file))
  }
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), folder])
}

async function tryMutant(folder: string, { file, find, replace, tests }: Mutant): Promise<Failure | null> {
  const place = path.join(folder, file)
  const text = readFileSync(place, 'utf8')
  writeFileSync(
    place,
    text.replace(find, () => replace),
  )
  const failed = await runTests(folder, tests)
  writeFileSync(place, text)
  // It must not fail without the mutant.
  const anyway = failed && (await runTests(folder, [failed.file]))
  if (anyway) throw new Error(`This fails without any mutant: ${anyway.test}`)
  return failed
}

/** Browser tests last. @returns the first failure */
async function runTests(folder: string, tests: string[]): Promise<Failure | null> {
  const walks = tests.filter((test) => test.endsWith('.e2e.ts'))
  const units = tests.filter((test) => !walks.includes(test))
  const failed = units.length > 0 && (await start(folder, 'units', ['vitest', 'run', '--bail=1', ...units]))
  if (failed || walks.length === 0) return failed || null
  return start(folder, 'browser', ['playwright', 'test', '--config=e2e/playwright.config.ts', '-x', ...walks])
}

function start(folder: string, part: Failure['part'], [program = '', ...args]: string[]) {
  // The copy has no data folder beside it.
  const HANAP_DATA = path.resolve(root, process.env['HANAP_DATA'] ?? '../shared/data')
  const options = { cwd: folder, env: { ...process.env, HANAP_DATA, NO_COLOR: '1' }, maxBuffer: 2 ** 28 }
  return new Promise<Failure | null>((resolve, reject) => {
    const file = path.join(folder, 'node_modules', '.bin', program)
    execFile(file, args, options, (error, output, errors) => {
      if (!error) return resolve(null)
      const failed = /^\s*(?:FAIL|1\)) .*?([\w/.-]+\.(?:test|e2e)\.tsx?)(.*)$/m.exec(`${output}\n${errors}`)
      if (!failed)
        return reject(new Error(`${program} did not run:\n${errors.slice(-2000)}`, { cause: error }))
      const [, test = '', title = ''] = failed
      resolve({ part, file: test, test: `${path.basename(test)}${title}`.trim() })
    })
  })
}
