import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findFreePorts } from './free-ports.ts'

const root = path.join(import.meta.dirname, '..')
// Workers load this file too, and inherit the port.
process.env['E2E_PORT'] ??= String(await findFreePorts())
const port = Number(process.env['E2E_PORT'])
/** Others use whole-browser.ts. */
const shell = process.env['CHROMIUM_SHELL'] || process.env['CHROMIUM']
const data = path.join(root, '.scratch', `browser-tests-${port}`)

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(root, '.scratch', 'e2e-results'),
  // Tests share one program and make their own seekers. More workers than cores, since tests often wait.
  workers: 4,
  fullyParallel: false,
  // Hang limits, not speeds: the machine may be busy. A step that hangs ends by its own.
  timeout: 270_000,
  expect: { timeout: 25_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // Recording is slow; TRACE=1 keeps failures.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    // A worker's requests cannot be intercepted; e2e/device/offline.e2e.ts and e2e/device/saving-data.e2e.ts allow
    // workers.
    serviceWorkers: 'block',
    launchOptions: {
      ...(shell && { executablePath: shell }),
      // Otherwise Chromium names files with non-ASCII characters 'download'.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
    },
  },
  metadata: { data },
  webServer: {
    // As the README says, on a fresh data folder.
    command: `node ${path.join(import.meta.dirname, 'fresh-start.mjs')}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(port), DATA_DIR: data, LIMIT_SIGNUP_ADDRESS: '10000', LIMIT_LOGIN_ADDRESS: '10000' },
  },
})
