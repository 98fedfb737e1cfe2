import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '../../contract/src/site/languages.ts'
import { withLock } from '../../server/src/lib/folders/instance-lock.mjs'
import { makeFolder } from '../../server/src/lib/folders/made-folder.ts'
import { projectRoot } from '../install.mjs'
import { buildServiceWorker } from './build-worker.ts'
import { compressFiles } from './compress-files.ts'
import { followImports } from './follow-imports.ts'
import { keepReplacedAssets } from './replaced-assets.ts'

const web = path.join(projectRoot, 'web')
const built = path.join(web, 'dist')
const scratch = path.join(projectRoot, '.scratch')
/** Holds the hash of the build's sources. */
const mark = '.built'
/** One user builds the pages, another serves them. */
const openToAll = 0o755
const buildPatienceMs = 300_000

/**
 * Builds if sources, contract or packages changed. The new build replaces the old when complete; of concurrent
 * starts, one builds.
 * @throws Error of one line, after printing the build's output
 */
export async function buildWeb(log: (line: string) => void): Promise<void> {
  const wanted = hashSources()
  if (isBuilt(wanted)) return
  const sayWait = (pid: number) =>
    log(`Another start (process ${pid}) is building the web pages; waiting for it.`)
  await withLock(path.join(scratch, 'build-lock'), sayWait, async () => {
    if (isBuilt(wanted)) return
    log('Building the web pages (only after a change) ...')
    const fresh = makeFolder(path.join(scratch, 'web-dist-'), openToAll)
    try {
      for (const language of languages) await buildLanguage(language, fresh.path)
      await buildServiceWorker(fresh.path)
      await runProgram(programs.pictures, fresh.path)
      compressFiles(fresh.path)
      keepReplacedAssets(built, fresh.path, Date.now())
      writeFileSync(path.join(fresh.path, mark), wanted)
      fresh.replace(built, mark)
    } finally {
      fresh.remove()
    }
  })
}

/** Equal files of several languages share a name. */
async function buildLanguage(language: Language, fresh: string): Promise<void> {
  const out = makeFolder(path.join(scratch, `web-dist-${language}-`), openToAll)
  try {
    await runProgram(programs.language, out.path, { SITE_LANGUAGE: language })
    cpSync(out.path, fresh, { recursive: true })
  } finally {
    out.remove()
  }
}

function isBuilt(wanted: string): boolean {
  const marker = path.join(built, mark)
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted
}

const programs = {
  language: path.join(import.meta.dirname, 'build-language.ts'),
  pictures: path.join(projectRoot, 'tools', 'pictures', 'site-pictures.ts'),
}

/** This file, the programs, Vite's configuration. */
const beginnings = [
  import.meta.filename,
  ...Object.values(programs),
  path.join(web, 'vite.config.ts'),
  path.join(web, 'worker.config.ts'),
]

function hashSources(): string {
  const files = [
    ...listFiles(web).filter((file) => !/\.test\.tsx?$/.test(file)),
    ...listFiles(path.join(projectRoot, 'contract', 'src')),
    ...followImports(beginnings),
    path.join(projectRoot, 'package-lock.json'),
  ]
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(path.relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  // Settings such as the company's contact.
  for (const [name, value] of Object.entries(process.env).toSorted()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`)
  }
  return hash.digest('hex')
}

function listFiles(folder: string): string[] {
  const skipped = new Set(['dist', 'node_modules', 'test'])
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (skipped.has(entry.name)) return []
      const file = path.join(folder, entry.name)
      return entry.isDirectory() ? listFiles(file) : [file]
    })
}

// Frees the bundler's memory.
function runProgram(program: string, out: string, env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, out], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: buildPatienceMs,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...env },
    })
    let said = ''
    const keep = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      process.stderr.write(said)
      reject(new Error('The web pages could not be built, for the reason above.'))
    })
  })
}

if (import.meta.main) {
  await buildWeb(console.log).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
