import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../install.mjs'
import { type SourceFile, shapeRules } from './shape-rules.ts'

export function checkShape(files: readonly SourceFile[]): string[] {
  return shapeRules.flatMap((rule) =>
    files.flatMap((file) => rule.check(file).map((text) => `${file.path}: ${text} [${rule.name}]`)),
  )
}

/** Files that git tracks or would track. */
function readProject(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|css|sql|md)$/.test(file) && !file.startsWith('tools/check/fixtures/'))
    .filter((file) => existsSync(path.join(projectRoot, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(projectRoot, file), 'utf8') }))
}

if (import.meta.main) {
  const files = readProject()
  // A check that reads nothing would always pass.
  const found = files.length < 100 ? [`only ${files.length} files were read`] : checkShape(files)
  for (const line of found) console.log(line)
  process.exitCode = found.length === 0 ? 0 : 1
}
