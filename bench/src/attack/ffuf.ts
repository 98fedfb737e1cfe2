import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pages } from '@hanap/contract/pages'
import { runTool, type Verdict } from './tool.ts'

const SECONDS = 120
/** What lies about on servers, and what stands in this program's own folders. */
const names = [
  '.env',
  '.git',
  '.git/config',
  '.git/HEAD',
  '.htpasswd',
  '.npmrc',
  '.ssh/id_rsa',
  '.data',
  '.data/secret.key',
  '.DS_Store',
  'admin',
  'api-docs',
  'app',
  'auth',
  'backup',
  'backups',
  'bin',
  'build',
  'cgi-bin',
  'cluster',
  'config',
  'configuration',
  'console',
  'contract',
  'core',
  'cron',
  'dashboard',
  'data',
  'database',
  'db',
  'debug',
  'deploy',
  'dev',
  'dist',
  'docs',
  'dump',
  'env',
  'error',
  'etc/passwd',
  'export',
  'exports',
  'files',
  'graphql',
  'hanap',
  'health',
  'import',
  'info',
  'install',
  'internal',
  'job',
  'keys',
  'knip',
  'local',
  'lock',
  'log',
  'logs',
  'main',
  'manage',
  'metrics',
  'migrations',
  'node_modules',
  'old',
  'operator',
  'package',
  'package-lock',
  'passwd',
  'phpinfo',
  'phpmyadmin',
  'postgres',
  'private',
  'proc/self/environ',
  'robots',
  'running',
  'secret',
  'secrets',
  'server',
  'sitemap',
  'server-status',
  'server/src/main',
  'src',
  'standins',
  'static',
  'status',
  'storage',
  'swagger',
  'temp',
  'test',
  'tmp',
  'tools',
  'tsconfig',
  'upload',
  'uploads',
  'user',
  'users',
  'vendor',
  'version',
  'wp-admin',
  'wp-login',
  'www',
]
const endings = [
  '',
  '/',
  '.json',
  '.ts',
  '.js',
  '.js.map',
  '.yml',
  '.yaml',
  '.sql',
  '.zip',
  '.tar.gz',
  '.bak',
  '.old',
  '.txt',
  '.log',
  '.key',
  '.pem',
  '.php',
  '.xml',
  '.conf',
  '~',
]
/** Ways out of the folder that is served. */
const climbs = [
  '',
  '..%2f',
  '%2e%2e/',
  '..;/',
  '..%5c',
  '%252e%252e%252f',
  'assets/..%2f..%2f',
  'api/..%2f',
  './/',
  'static/',
]
/** Which has to be found, or nothing was looked for. */
const CONTROL = 'robots.txt'
/** What is there for everybody. */
const EXPECTED = new Set([
  CONTROL,
  'sitemap.xml',
  'api/docs',
  ...Object.values(pages).map(({ path: address }) => address.slice(1)),
])

/** Asks for files and addresses that nobody linked to: only pages of the site may be there. */
export async function tryFfuf(url: string, folder: string): Promise<Verdict> {
  const words = climbs.flatMap((climb) =>
    names.flatMap((name) => endings.map((ending) => climb + name + ending)),
  )
  const list = path.join(folder, 'names.txt')
  const report = path.join(folder, 'ffuf.json')
  await writeFile(list, words.join('\n'))
  const args = [
    '-w',
    list,
    '-u',
    `${url}/FUZZ`,
    '-mc',
    'all',
    '-fc',
    '404,401',
    '-t',
    '10',
    // It says by its progress alone how far it came.
    '-noninteractive',
    '-maxtime',
    String(SECONDS - 20),
    '-of',
    'json',
    '-o',
    report,
  ]
  const said = await runTool('ffuf', args, { seconds: SECONDS, folder })
  if (!said) return null
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null) return { isFine: false, told: `no report: ${said.text.trim().slice(-300)}` }
  return judgeFound(text, readProgress(said.text))
}

/** How many requests it made, by the last that it says of its progress, of how many; null where it says nothing. */
export function readProgress(said: string): { made: number; all: number } | null {
  const [, made, all] = [...said.matchAll(/:: Progress: \[(\d+)\/(\d+)\]/g)].at(-1) ?? []
  return made && all ? { made: Number(made), all: Number(all) } : null
}

type Report = { results: { input: { FUZZ: string }; status: number; length: number }[] }

/** What a report of ffuf's says, in JSON, and how far it came. */
export function judgeFound(text: string, progress: ReturnType<typeof readProgress>) {
  if (!progress || progress.made === 0) return { isFine: false, told: 'IT SAYS NOT HOW MANY IT ASKED FOR' }
  const { made, all } = progress
  const { results } = JSON.parse(text) as Report
  const found = results.map(({ input, status, length }) => ({ word: input.FUZZ, status, length }))
  // A broken address is refused as one.
  const strange = found.filter(({ word, status }) => status !== 400 && !EXPECTED.has(word.replace(/\/$/, '')))
  const lines = strange.slice(0, 8).map(({ word, status, length }) => `${word} ${status} (${length} bytes)`)
  if (!found.some(({ word }) => word === CONTROL))
    return { isFine: false, told: `not even ${CONTROL} was found` }
  return {
    isFine: strange.length === 0,
    told:
      strange.length > 0
        ? `THERE: ${lines.join(', ')}`
        : `${made} of ${all} names asked for${made < all ? ' (ITS TIME WAS UP)' : ''}, nothing there but ${found.length} that should be or were refused as broken`,
  }
}
