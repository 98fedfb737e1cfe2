import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../install.mjs'
import { runningTestsIn } from './test-titles.ts'

const [promises = '', proofs = ''] = ['security.md', 'security-proofs.md'].map((name) =>
  readFileSync(path.join(projectRoot, 'docs', name), 'utf8'),
)

/** Number, promise, proofs. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (\d+) \| (.+?) \| (.+) \|$/gm)].map(([, number, what = '', shown = '']) => ({
    number: Number(number),
    what,
    shown,
  }))

/** `path`: “title”, “another title”. */
const testsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?)`: (“[^”]+”(?:, “[^”]+”)*)/g)].flatMap(
    ([, file = '', titles = '']) =>
      titles
        .slice(1, -1)
        .split('”, “')
        .map((title) => ({ file, title })),
  )
const benchesIn = (cell: string) =>
  [...cell.matchAll(/`npm run bench -- ([a-z-]+)[^`]*`/g)].map(([, name]) => name)

const rooms = /^(bench|contract|e2e|standins|tools|web)\//
const placeOf = (file: string) =>
  path.join(projectRoot, ...(rooms.test(file) ? [] : ['server', 'src']), ...file.split('/'))

const isTagged = (source: string, title: string) =>
  source.includes('@module-tag security') ||
  /^\s*\{\s*tag: '@security'/.test(source.split(`'${title}',`)[1] ?? '')

describe('What must hold for security', () => {
  const rows = rowsOf(proofs)

  it('is sixty-two things, each there once and in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 62 }, (_, index) => index + 1))
    expect(new Set(rows.map(({ what }) => what)).size).toBe(62)
  })

  it.each(rows)('$number. $what', ({ shown }) => {
    const [tests, benches] = [testsIn(shown), benchesIn(shown)]
    if (tests.length + benches.length === 0) expect(shown).toMatch(/^Not shown by a test: .{40}/)
    const missing = tests.filter(
      ({ file, title }) =>
        !existsSync(placeOf(file)) || !runningTestsIn(file, readFileSync(placeOf(file), 'utf8')).has(title),
    )
    expect(missing).toEqual([])
    // So that `npm test -- security` runs it.
    const untagged = tests.filter(({ file, title }) => !isTagged(readFileSync(placeOf(file), 'utf8'), title))
    expect(untagged).toEqual([])
    // Anything else would be overlooked.
    const read = shown.replace(/`[^`]+`(: “[^”]+”(, “[^”]+”)*)?/g, '').replace(/^Not shown by a test: .*/, '')
    expect(read.replaceAll('; ', '')).toBe('')
    for (const name of benches)
      expect(readFileSync(path.join(projectRoot, 'bench', 'src', `${name}.ts`), 'utf8')).toMatch(
        /^export (async )?function run\b/m,
      )
  })

  it('would be missed where its test is gone, or is only spoken of', () => {
    const source =
      "it('works once', async () => {})\ntest.each([\n  1,\n])('is %s', (one) => {})\n// it does 'not work',"
    expect([...runningTestsIn('a.test.ts', `${source}\nit.skip('later', () => {})`)]).toEqual([
      'works once',
      'is %s',
    ])
    expect(testsIn('`a.test.ts`: “one”, “two, of it”; `e2e/b.e2e.ts`: “three”')).toEqual([
      { file: 'a.test.ts', title: 'one' },
      { file: 'a.test.ts', title: 'two, of it' },
      { file: 'e2e/b.e2e.ts', title: 'three' },
    ])
  })
})

describe('A test shows nothing where it', () => {
  it.each([
    ['is skipped', "it.skip('holds', () => {})"],
    ['is skipped for each', "test.skip.each([1])('holds', () => {})"],
    ['is skipped somewhere', "test.skipIf(isSlow)('holds', () => {})"],
    ['runs only somewhere', "test.runIf(isRoot)('holds', () => {})"],
    ['is skipped by an option', "test('holds', { skip: true }, () => {})"],
    ['skips itself', "test('holds', () => {\n  test.skip(true, 'later')\n})"],
    ['skips itself by its context', "test('holds', (context) => context.skip())"],
    ['skips itself by a part of its context', "test('holds', ({ skip }) => skip())"],
    ['is in a group that is skipped', "describe.skip('a group', () => {\n  it('holds', () => {})\n})"],
    [
      'is in a group that skips itself',
      "describe('a group', () => {\n  test.skip()\n  it('holds', () => {})\n})",
    ],
    ['is in a file that skips itself', "test.skip(true)\ntest('holds', () => {})"],
    ['is still to do', "it.todo('holds')"],
    ['is to be mended', "test.fixme('holds', async () => {})"],
    ['is expected to fail', "test.fails('holds', () => {})"],
    ['has no body', "it('holds')"],
    ['stands in a comment', "// it('holds', () => {})"],
    ['stands in a long comment', "/*\nit('holds', () => {})\n*/"],
    ['stands in a text', "const told = `it('holds', () => {})`"],
  ])('%s', (_, source) => {
    expect(runningTestsIn('a.test.ts', source)).not.toContain('holds')
  })
})

/** Expands `a/{b,c}.ts`. */
function spelledOut(name: string): string[] {
  const [whole, choices] = /\{([^{}]+)\}/.exec(name) ?? []
  if (!whole || !choices) return [name]
  return choices.split(',').flatMap((choice) => spelledOut(name.replace(whole, choice)))
}

it('every file that the pages on security name is there', () => {
  const files = globSync('{bench,contract,e2e,server,standins,tools,web}/**/*.{ts,tsx}', {
    cwd: projectRoot,
    exclude: (name) => name === 'node_modules',
  })
  const named = [...(promises + proofs).matchAll(/`([^`\s]+\.tsx?)`/g)].flatMap(([, name = '']) =>
    spelledOut(name),
  )
  expect(named.length).toBeGreaterThan(100)
  const isThere = (name: string) => files.some((file) => path.matchesGlob(file, `**/${name}`))
  expect(named.filter((name) => !isThere(name))).toEqual([])
})
