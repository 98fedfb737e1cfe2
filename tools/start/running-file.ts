import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A person one can log in as. */
export type Person = { name: string; email: string; password: string; plan: string }

/** What DATA_DIR/running.json says, for tests and tools that use the running program. */
export type Running = {
  app: string
  standins: Record<string, string>
  people: Person[]
  board_accounts: { email: string; password: string }[]
}

const fileOf = (dataDir: string) => path.join(dataDir, 'running.json')

/** Writes the file in one step, readable by its owner only. */
export function writeRunning(dataDir: string, running: Running): void {
  const draft = `${fileOf(dataDir)}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, fileOf(dataDir))
}

/** Removes the file: at a stop, and at a start, since one that was killed left it behind. */
export function removeRunning(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true })
}

/** Stand-ins that a reader knows by another word than running.json's. */
const LABELS: Readonly<Record<string, string>> = { issuer: 'sign-in' }

/**
 * The block that the terminal shows when everything runs.
 * @param notes what its operator should see to, a line each
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
  // What a browser cannot open is for programs: it stands in running.json alone.
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
