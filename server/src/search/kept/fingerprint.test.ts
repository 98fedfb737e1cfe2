import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hashedFiles } from './fingerprint.ts'
import { filesBehind } from './imports.ts'

it('an upgrade of anything a listing is read with reads the listings anew', () => {
  const source = path.join(import.meta.dirname, '../..')
  const hashed = hashedFiles().map((file) => path.relative(source, file))
  expect(hashed).toContain('lib/number-words.ts')
  expect(hashed).toContain('search/job-index.ts')
  expect(hashed).toContain('search/words/light-words.txt')
  expect(hashed).toContain(path.join('..', '..', 'contract', 'src', 'jobs', 'jobs.ts'))
  for (const file of ['asked-years.ts', 'facts.ts', 'merge-segments.ts', 'places.ts'])
    expect(hashed).toContain(`search/segments/${file}`)
  expect(hashed.filter((file) => /search.(?:query|counts|suggest)/u.test(file))).toEqual([])
})

it('a file is followed however it is imported, once, and never for its types', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'imports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'b'))
  const files = {
    'a.ts':
      "import {\n  one,\n} from './b/one.ts'\nimport './alone.ts'\nimport type { T } from './types.ts'\nimport 'node:fs'\n",
    'b/one.ts': "export { a } from '../a.ts'\nexport * from './two.ts'\n",
    'b/two.ts': "export const table = readWords('./table.txt')\n",
    'b/table.txt': "import './nothing.ts'\n",
    'alone.ts': '',
    'types.ts': '',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  const found = filesBehind([path.join(folder, 'a.ts')]).map((file) => path.relative(folder, file))
  expect(found).toEqual(['a.ts', 'alone.ts', 'b/one.ts', 'b/table.txt', 'b/two.ts'])
})
