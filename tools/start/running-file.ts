import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Person = { name: string; email: string; password: string; plan: string }

/** DATA_DIR/running.json, for tests and tools. */
export type Running = {
  app: string
  standins: Record<string, string>
  people: Person[]
  board_accounts: { email: string; password: string }[]
}

const fileOf = (dataDir: string) => path.join(dataDir, 'running.json')

/** Atomically, for its owner only. */
export function writeRunning(dataDir: string, running: Running): void {
  const draft = `${fileOf(dataDir)}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, fileOf(dataDir))
}

/** Called at a stop, and at a start after a kill. */
export function removeRunning(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true })
}

/** Names that differ on the terminal. */
const LABELS: Readonly<Record<string, string>> = { issuer: 'sign-in' }

/**
 * The text for the terminal.
 * @param notes for the operator, a line each
 */
export function formatWelcome(
  running: Running,
  dataDir: string,
  database: string,
  notes: readonly string[] = [],
): string {
  const width = Math.max(0, ...running.people.map((person) => person.email.length))
  const lines = ['', `  Hanap is running at  ${running.app}`, '']
  if (running.people.length > 0) {
    lines.push('  People you can log in as:')
    for (const { email, password, plan } of running.people) {
      lines.push(`    ${email.padEnd(width)}  ${password}  (${plan})`)
    }
    lines.push('')
  }
  // Browsers cannot open the others.
  const standIns = Object.entries(running.standins)
    .filter(([, url]) => url.startsWith('http'))
    .map(([name, url]) => [LABELS[name] ?? name, url] as const)
  const longest = Math.max(0, ...standIns.map(([label]) => label.length))
  if (standIns.length > 0) {
    lines.push('  Stand-ins for the outside systems (nothing leaves this machine):')
    for (const [label, url] of standIns) lines.push(`    ${label.padEnd(longest)}  ${url}`)
    const account = running.board_accounts[0]
    if (account) lines.push(`    a board account to connect: ${account.email}  ${account.password}`)
    lines.push('')
  }
  lines.push(
    `  Data lies in ${dataDir}`,
    `  Database: ${database}`,
    ...notes.map((note) => `  ${note}`),
    '  Ctrl-C stops it; everything is kept.',
    '',
  )
  return lines.join('\n')
}
