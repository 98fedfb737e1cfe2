import { expect, it } from 'vitest'
import { checkShape } from './check-shape.ts'
import { shapeRules } from './shape-rules.ts'

/** Files that break only the named rule. */
const broken: Record<string, { path: string; text: string }[]> = {
  'small-files': [{ path: 'server/src/app.ts', text: 'const a = 1\n'.repeat(251) }],
  'closed-feature-files': [
    { path: 'server/src/features/jobs/repository.ts', text: '' },
    { path: 'server/src/features/jobs/lists/list-store.ts', text: '' },
  ],
  'kebab-case': [{ path: 'web/src/ui/BigButton.tsx', text: '' }],
  'no-drawers': [{ path: 'web/src/ui/date-utils.ts', text: '' }],
  'environment-at-the-door': [{ path: 'server/src/lib/ids.ts', text: 'const a = process.env.PORT' }],
  'one-clock': [{ path: 'server/src/lib/ids.ts', text: 'const a = Date.now()' }],
  'one-time-format': [
    { path: 'web/src/features/jobs/posted.ts', text: "const a = { hour: '2-digit', minute: '2-digit' }" },
    { path: 'server/src/features/mails/rules/foot.ts', text: 'const a = time.toLocaleTimeString()' },
  ],
  'bound-sql': [
    { path: 'server/src/features/jobs/store.ts', text: 'const a = sql.raw(text)' },
    { path: 'server/src/search/read.ts', text: 'await client.query(`select ${name}`)' },
  ],
  'no-default-export': [{ path: 'server/src/lib/ids.ts', text: 'export default 1' }],
  'no-loose-ends': [{ path: 'server/src/lib/ids.ts', text: '// TODO: later' }],
  'no-html-from-text': [{ path: 'web/src/ui/note.tsx', text: 'element.innerHTML = text' }],
  'forms-wait-for-submit': [
    { path: 'web/src/features/jobs/job-form.tsx', text: "useForm({ mode: 'onTouched' })" },
  ],
  'refusals-by-code': [
    { path: 'web/src/acts/search/job-queries.ts', text: 'if (problem.status === 403) throw problem' },
    { path: 'web/src/offline/kept.ts', text: 'const isGone = [403, 404].includes(response.status)' },
  ],
  'no-sleeping-tests': [
    { path: 'e2e/jobs.e2e.ts', text: 'await page.waitForTimeout(500)' },
    { path: 'server/src/db/open.test.ts', text: 'await new Promise((done) => setTimeout(done, 50))' },
    { path: 'server/test/start-app.ts', text: 'setTimeout(() => app.close(), 1000)' },
    { path: 'web/test/setup.ts', text: "import { setTimeout as pause } from 'node:timers/promises'" },
  ],
  'removes-only-what-it-made': [
    { path: 'server/src/db/open.ts', text: 'rmSync(home, { recursive: true, force: true })' },
    { path: 'server/src/db/open.ts', text: 'await rm(path.join(home(1), name),\n  options)' },
    { path: 'tools/start.mjs', text: 'fs.rmdirSync(folder, { recursive: true })' },
    { path: 'tools/start.mjs', text: "import { rmSync as clean } from 'node:fs'" },
    { path: 'tools/build/build-web.ts', text: 'build({ outDir: out, emptyOutDir: true })' },
    { path: 'standins/src/board/board.ts', text: "execFileSync('rm', ['-rf', folder])" },
    { path: 'bench/src/fleet.ts', text: 'execSync(`rm -fr ${folder}`)' },
    { path: 'e2e/fresh-start.mjs', text: 'rmSync(dataDir, { recursive: true })' },
  ],
  'no-deaf-connection': [
    { path: 'server/src/db/migrate.ts', text: 'const client = new pg.Client({ connectionString })' },
    { path: 'server/src/tasks/queue.ts', text: 'const pool = new Pool({ max: 3 })' },
  ],
  'one-linter': [
    { path: 'web/src/ui/list.tsx', text: '// biome-ignore lint/suspicious/noArrayIndexKey: it has no id' },
  ],
}

it.each(shapeRules.map((rule) => rule.name))('the rule %s bites on each file that breaks it', (name) => {
  const files = broken[name] ?? []
  expect(files, 'each rule has a broken fixture').not.toEqual([])
  for (const file of files)
    expect(checkShape([file]).map((line) => line.replace(/.*\[(.*)\]$/, '$1'))).toEqual([name])
})

it('leaves a good file alone, and what only a comment names', () => {
  expect(
    checkShape([
      {
        path: 'server/src/features/saved-jobs/service.ts',
        text: '// never Date.now(), never process.env\nexport const a = 1\n',
      },
      {
        path: 'server/src/outside/file-store/local.ts',
        text: 'await rm(path.join(shard, name(1, 2)), { force: true })\nawait rm(part)\nrmdirSync(shard)\n',
      },
      { path: 'server/src/db/open.test.ts', text: 'rmSync(folder, { recursive: true })\n' },
      { path: 'server/src/features/imports/rules/listing-version.ts', text: 'export const a = 1\n' },
      { path: 'web/src/api/client.test.ts', text: "vi.useFakeTimers({ toFake: ['setTimeout'] })\n" },
      { path: 'web/src/api/upload.test.ts', text: 'await new Promise((done) => setTimeout(done, 0))\n' },
      {
        path: 'server/src/outside/board.ts',
        text: "import { setTimeout as pause } from 'node:timers/promises'\n",
      },
    ]),
  ).toEqual([])
})
