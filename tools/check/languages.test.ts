import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../install.mjs'

test('every file of texts has its Filipino beside it', () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: projectRoot })
    .filter((file) => !/\.(fil|test)\.tsx?$/.test(file))
    .filter((file) => /= defineMessages\(/.test(readFileSync(path.join(projectRoot, file), 'utf8')))
  expect(files.length).toBeGreaterThan(60)
  expect(
    files.filter((file) => !existsSync(path.join(projectRoot, file.replace(/\.ts$/, '.fil.ts')))),
  ).toEqual([])
})
