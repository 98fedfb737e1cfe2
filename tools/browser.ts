import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './install.mjs'

/** Without windows, browser tests take two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const INSTALL_TIMEOUT_MS = 600_000

/**
 * Finds CHROMIUM, a browser on the PATH, or Playwright's; else installs Debian's package as root, or Playwright's.
 * @throws Error of one line saying what to install
 */
export async function findBrowser(log: (line: string) => void): Promise<string> {
  const present = process.env['CHROMIUM'] || findOnPath() || findPlaywrights()
  if (present) return present
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('Installing Chromium for the browser tests (once) ...')
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        timeout: INSTALL_TIMEOUT_MS,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium', SHELL, 'fonts-roboto')
    const installed = findOnPath()
    if (installed) return installed
  }
  log('Fetching a Chromium for the browser tests (once) ...')
  const playwright = path.join(projectRoot, 'node_modules', '.bin', 'playwright')
  spawnSync(playwright, ['install', 'chromium'], { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS })
  const fetched = findPlaywrights()
  if (fetched) return fetched
  throw new Error(
    'No browser for the browser tests: install Chromium or Chrome, or name one by CHROMIUM=/path/to/it.',
  )
}

/** Undefined if CHROMIUM names another. */
export const findShell = (): string | undefined => (process.env['CHROMIUM'] ? undefined : findOnPath([SHELL]))

function findOnPath(among = names): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return among.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}

function findPlaywrights(): string | undefined {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { stdout } = spawnSync(process.execPath, ['--eval', script], {
    cwd: path.join(projectRoot, 'e2e'),
    encoding: 'utf8',
  })
  const file = stdout.trim()
  return file && isExecutable(file) ? file : undefined
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
