import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { compressFiles } from './compress-files.ts'
import { projectRoot } from './install.mjs'
import { withLock } from './instance-lock.mjs'

const web = path.join(projectRoot, 'web')
const built = path.join(web, 'dist')
const buildPatienceMs = 300_000
const KEEP_ASSETS_MS = 7 * 24 * 3_600_000

/**
 * Builds the web part when its sources, the contract or the installed parts changed since the last build.
 * The new one takes the old one's place when it is complete; two copies started at once build once.
 * @throws Error with one line, after printing what the build said
 */
export async function buildWeb(log: (line: string) => void): Promise<void> {
  const wanted = hashSources()
  if (isBuilt(wanted)) return
  const sayWait = (pid: number) =>
    log(`Another start (process ${pid}) is building the web pages; waiting for it.`)
  await withLock(path.join(projectRoot, '.scratch', 'build-lock'), sayWait, async () => {
    if (isBuilt(wanted)) return
    log('Building the web pages (only after a change) ...')
    const fresh = path.join(projectRoot, '.scratch', 'web-dist')
    await runVite(['build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'])
    compressFiles(fresh)
    keepRecentAssets(fresh)
    writeFileSync(path.join(fresh, '.built'), wanted)
    rmSync(built, { recursive: true, force: true })
    renameSync(fresh, built)
  })
}

/**
 * Takes over what earlier builds named and somebody may still ask for: a copy that runs on the old shell, or a
 * page left open in a browser. Names carry a hash of the content, so nothing is ever replaced.
 */
function keepRecentAssets(fresh: string): void {
  const old = path.join(built, 'assets')
  if (!existsSync(old)) return
  for (const name of readdirSync(old)) {
    const from = path.join(old, name)
    const to = path.join(fresh, 'assets', name)
    const { atime, mtime, mtimeMs } = statSync(from)
    if (existsSync(to) || Date.now() - mtimeMs > KEEP_ASSETS_MS) continue
    copyFileSync(from, to)
    // Its age goes on, or every build would make it young again.
    utimesSync(to, atime, mtime)
  }
}

function isBuilt(wanted: string): boolean {
  const marker = path.join(built, '.built')
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted
}

/** One value for everything the built pages are made of. */
function hashSources(): string {
  const files = [
    ...listFiles(web).filter((file) => !/\.test\.tsx?$/.test(file)),
    ...listFiles(path.join(projectRoot, 'contract', 'src')),
    path.join(projectRoot, 'tools', 'slim-contract.ts'),
    path.join(projectRoot, 'tools', 'slim-icons.ts'),
    path.join(projectRoot, 'package-lock.json'),
  ]
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(path.relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  // Settings of the build, such as how the company is reached, are part of the pages too.
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

// A process of its own: the bundler's memory is given back before the server starts.
function runVite(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = path.join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
    const child = spawn(process.execPath, [vite, ...args], {
      cwd: web,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: buildPatienceMs,
      env: { ...process.env, NO_COLOR: '1' },
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
