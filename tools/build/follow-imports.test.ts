import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { followImports } from './follow-imports.ts'

test('a build is made of its program and of whatever that brings along, each once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanap-imports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'lib'))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write(
    'program.ts',
    `import { readFileSync } from 'node:fs'
     import {
       first,
     } from './first.ts'
     import type { Shape } from './lib/shape.ts'
     const later = () => import('./later.ts')`,
  )
  write('first.ts', `import { program } from './program.ts'\nexport * from './lib/again.mjs'`)
  write('later.ts', `import './lib/again.mjs'`)
  write('lib/again.mjs', `import x from 'a-package'`)
  write('lib/shape.ts', '')
  write('another.ts', '')
  const found = followImports([path.join(folder, 'program.ts')]).map((file) => path.relative(folder, file))
  expect(found).toEqual(['first.ts', 'later.ts', 'lib/again.mjs', 'lib/shape.ts', 'program.ts'])
})

test('what presses the files of a build, and what keeps the replaced ones, is part of what it is made of', () => {
  const found = followImports([path.join(import.meta.dirname, 'build-web.ts')])
  const names = found.map((file) => path.basename(file))
  expect(names).toEqual(expect.arrayContaining(['compress-files.ts', 'replaced-assets.ts']))
})
