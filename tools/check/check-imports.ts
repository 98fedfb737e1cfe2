import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.mjs'
import { projectRoot } from '../install.mjs'
import { findRoomCircles, houses } from './rooms.ts'

const folders = ['contract', 'server', 'standins', 'web/src', 'tools', 'bench', 'e2e']
/** Fewer mean that the reader failed. */
const FEWEST_MODULES = 200

const isTest = /\.test\.tsx?$|\/test\//

/** @returns one line per fault, and the number of our modules */
export async function checkImports(baseDir: string, within: readonly string[]) {
  const here = process.cwd()
  // Paths and rules are relative to the current folder.
  process.chdir(baseDir)
  try {
    const { output } = await cruise([...within], {
      ...config.options,
      baseDir,
      ruleSet: { forbidden: config.forbidden },
      validate: true,
    } as Parameters<typeof cruise>[1])
    const { modules, summary } = output as ICruiseResult
    const imports = modules
      .filter(({ source }) => !isTest.test(source))
      .flatMap(({ source, dependencies }) => dependencies.map((to) => ({ from: source, to: to.resolved })))
    return {
      violations: [
        ...summary.violations.map(({ rule, from, to }) => `${from} -> ${to} [${rule.name}]`),
        ...houses.flatMap((rooms) => findRoomCircles(imports, rooms)),
      ],
      moduleCount: modules.filter((module) => !module.source.includes('node_modules')).length,
    }
  } finally {
    process.chdir(here)
  }
}

if (import.meta.main) {
  const { violations, moduleCount } = await checkImports(projectRoot, folders)
  for (const line of violations) console.log(line)
  if (moduleCount < FEWEST_MODULES) console.log(`only ${moduleCount} modules were read`)
  process.exitCode = violations.length === 0 && moduleCount >= FEWEST_MODULES ? 0 : 1
}

export const fixturesDir = path.join(projectRoot, 'tools', 'check', 'fixtures', 'imports')
