import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../install.mjs'

const PATIENCE_MS = 120_000

/**
 * Last, since /sw.js lists the other files.
 * @throws Error of one line, after printing the build's output
 */
export async function buildServiceWorker(siteDir: string): Promise<void> {
  const vite = path.join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = ['build', '--config', 'worker.config.ts', '--outDir', siteDir, '--logLevel', 'warn']
  try {
    await promisify(execFile)(process.execPath, [vite, ...args], {
      cwd: path.join(projectRoot, 'web'),
      timeout: PATIENCE_MS,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    })
  } catch (problem) {
    const { stdout = '', stderr = '' } = problem as { stdout?: string; stderr?: string }
    process.stderr.write((stdout + stderr).slice(-20_000))
    throw new Error('The service worker could not be built, for the reason above.', { cause: problem })
  }
}
