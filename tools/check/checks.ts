import { spawn } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '../install.mjs'

/** Easiest mistakes to understand first. */
const checks: { name: string; command: string[] }[] = [
  { name: 'format', command: ['biome', 'ci', '--log-level=error', '--colors=off', '.'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the web', command: ['tsc', '-p', 'web'] },
  { name: 'types of the browser tests', command: ['tsc', '-p', 'e2e'] },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives', '--quiet'],
  },
  { name: 'imports', command: ['node', 'tools/check/check-imports.ts'] },
  { name: 'shape', command: ['node', 'tools/check/check-shape.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
]

export async function runChecks(): Promise<{ passed: number; failed: number }> {
  let failed = 0
  for (const { name, command } of checks) {
    const { code, output } = await run(command)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}`)
    if (code !== 0) {
      failed += 1
      console.log(output.trim().replaceAll(/^/gm, '    '))
    }
  }
  return { passed: checks.length - failed, failed }
}

function run([program = '', ...args]: string[]): Promise<{ code: number; output: string }> {
  const bin = path.join(projectRoot, 'node_modules', '.bin')
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-60_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

if (import.meta.main) {
  const { passed, failed } = await runChecks()
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
