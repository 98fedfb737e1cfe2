import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { standing } from '../../server/src/features/applications/emails.ts'
import { troubleText } from '../../server/src/features/integrations/emails.ts'
import { deviceOf } from '../../server/src/features/sessions/rules/devices.ts'
import { toFilipino } from '../../web/src/i18n/known-texts.ts'
import { projectRoot } from '../install.mjs'
import { sentencesIn } from './spoken-texts.ts'
import { elsewhere, notRead, parts } from './unspoken-texts.ts'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const files = [
  'contract/src/**/*.ts',
  'server/src/{features,http,lib}/**/*.ts',
  'server/src/outside/card-payments/**/*.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: projectRoot }))
  .filter((file) => !elsewhere.some(([files]) => files.test(file)))
const said = new Map(files.map((file) => [file, sentencesIn(file, read(file))]))

test('whatever the contract and the server say to a person is said in Filipino too', () => {
  const unsaid = [...said].flatMap(([file, texts]) =>
    texts
      .filter((text) => !notRead.has(text) && !parts.has(text) && toFilipino(text) === undefined)
      .map((text) => `${file}: ${text}`),
  )
  expect(unsaid, 'add it to web/src/i18n/known-texts/, or say above why nobody reads it').toEqual([])
})

test('what is named as read by nobody, or as a part, is still there', () => {
  const all = new Set([...said.values()].flat())
  expect([...notRead.keys(), ...parts].filter((text) => !all.has(text))).toEqual([])
  for (const [pattern] of elsewhere) {
    const among = globSync('{contract,server}/src/**/*.ts', { cwd: projectRoot })
    expect(among.some((file) => pattern.test(file))).toBe(true)
  }
})

const folder = path.join(projectRoot, 'contract', 'src')
test.each(globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }))(
  'the texts of contract/%s',
  async (file) => {
    const module: Record<string, unknown> = await import(path.join(folder, file))
    const groups = Object.entries(module).filter(([name]) => name.endsWith('Texts'))
    for (const [name, texts] of groups) {
      for (const [key, text] of Object.entries(texts as Record<string, unknown>)) {
        const words = typeof text === 'function' ? String(text('7', '7')) : String(text)
        expect(toFilipino(words), `${name}.${key}: ${words}`).toBeDefined()
      }
    }
  },
)

test('whatever the server does not find has a name in Filipino', () => {
  const sources = globSync('server/src/**/*.ts', { cwd: projectRoot }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const things = sources.flatMap((file) => [...read(file).matchAll(/\bnotFound\('([^']+)'\)/g)])
  expect(things.length).toBeGreaterThan(10)
  for (const [, thing] of things)
    expect(toFilipino(`This ${thing} was not found.`)).not.toContain('hinahanap mo')
})

test.each([
  [
    '“Bookkeeper” at Manila Books',
    'Oras nang magtanong tungkol sa “Bookkeeper” sa Manila Books',
    'Time to ask about ',
  ],
  ['“A. B.”', 'Balita sa application mo para sa “A. B.”', 'News of your application for '],
])('a notification names the job %s', (job, words, before) => {
  expect(toFilipino(before + job)).toBe(words)
})

test.each([
  ['Acme, Inc. replied to your application', 'Sumagot ang Acme, Inc. sa application mo'],
  ['The employer replied to your application', 'Sumagot ang employer sa application mo'],
  ['OnlineJobs.ph says “Viewed”.', 'Ang sabi ng OnlineJobs.ph: “Viewed”.'],
  [
    'OnlineJobs.ph says “Viewed”. Its status is now Under Review.',
    'Ang sabi ng OnlineJobs.ph: “Viewed”. Sinusuri na ang status nito.',
  ],
  ['1 new job for “Bookkeeper”', '1 bagong trabaho para sa “Bookkeeper”'],
  ['12 new jobs for 3 saved searches', '12 bagong trabaho para sa 3 naka-save na search'],
  ['Bookkeeper, Acme\nWriter\nand 4 more', 'Bookkeeper, Acme\nWriter\nat 4 pa'],
  [
    'Basic until Dec 21, 2026, 9:00 AM, for ₱100.00.',
    'Basic hanggang Dis 21, 2026, 9:00 AM, sa halagang ₱100.00.',
  ],
  ['Your Basic plan ends on Dec 21, 2026, 9:00 AM', 'Matatapos ang Basic plan mo sa Dis 21, 2026, 9:00 AM'],
  ['A browser on a phone', 'Isang browser sa phone'],
  [
    'This email is already registered. This username is already taken.',
    'May account na ang email na ito. May gumagamit na ng username na ito.',
  ],
  ['This employer was not found.', 'Hindi nakita ang employer na ito.'],
])('%s', (english, filipino) => {
  expect(toFilipino(english)).toBe(filipino)
})

test('where an application stands, and why a board account needs its seeker', () => {
  const one = { id: 1, title: 'Writer', employer: '', appliedOn: 'Nov 20, 2026', status: 'offer' } as const
  expect(toFilipino(standing({ ...one, isSent: true }))).toBe(
    'Nag-apply ka noong Nob 20, 2026. Status: May offer.',
  )
  expect(toFilipino(standing({ ...one, isSent: false }))).toBe(
    'Hindi ito naipadala mula rito. Status: May offer.',
  )
  for (const trouble of ['credentials', 'session', 'refused'] as const)
    expect(toFilipino(troubleText(trouble, 'OnlineJobs.ph')), trouble).toBeDefined()
})

test('ben’s phone is named in Filipino', () => {
  const { device } = deviceOf('Mozilla/5.0 (Linux; Android 10; K) Chrome/143.0.0.0 Mobile Safari/537.36')
  expect(toFilipino(device)).toBe('Chrome sa Android')
})

test('what is not known stays unknown, whatever it looks like', () => {
  for (const text of ['', 'Salamat!', 'Bookkeeper on call', 'We are hiring. Apply now.', '. . .'])
    expect(toFilipino(text)).toBeUndefined()
})

test('the scanner finds sentences and leaves out what nobody reads', () => {
  const source = `
    import { a } from '../Some file.ts'
    type T = 'A type of things'
    const x = 'You are here.' // 'Not a text at all'
    const y = many ? \`You have \${n} jobs\` : "It's one job"
    log('Said to a log only')
    const z = defineEmail('Mailed to a person')
    sql\`Select this from that\`
    if (!x) throw new Error('There is no such thing')
    const e = { summary: 'Told in the description', path: '/jobs/one two' }
    const c = \`Go \${b ? 'home now' : \`to \${p} here\`}.\`
  `
  expect(sentencesIn('source.ts', source)).toEqual([
    'You are here.',
    'You have 7 jobs',
    "It's one job",
    'Go home now.',
    'Go to 7 here.',
  ])
})
