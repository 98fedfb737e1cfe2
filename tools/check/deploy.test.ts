/** @module-tag operations */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../server/src/config.ts'
import { projectRoot } from '../install.mjs'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const folder = (name: string) => readdirSync(path.join(projectRoot, name)).map((file) => `${name}/${file}`)
const dockerfile = read('deploy/Dockerfile')
const compose = read('deploy/compose.yaml')
const unit = read('deploy/systemd/hanap@.service')
const example = read('deploy/hanap.env.example')
const envFiles = [
  'deploy/hanap.env.example',
  ...folder('deploy/systemd').filter((file) => file.endsWith('.env')),
]
const settings = read('docs/configuration.md')
const documented = new Set([...settings.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)`/g)].map(([, name]) => name))

/** Settings of Node, PostgreSQL's image and compose.yaml. */
const others = new Set([
  'NODE_ENV',
  'NODE_IMAGE',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'HANAP_VERSION',
])

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
const variables = new Set([
  ...envFiles.flatMap((file) => namesIn(read(file), /^(?:# )?([A-Z][A-Z\d_]+)=/gm)),
  ...namesIn(compose, /\$\{([A-Z][A-Z\d_]+)/g),
  ...namesIn(compose, /^ +([A-Z][A-Z\d_]+): /gm),
  ...namesIn(dockerfile, /^ARG ([A-Z_]+)/gm),
  ...[...dockerfile.matchAll(/^ENV (.+)$/gm), ...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(
    ([, line = '']) => namesIn(line, /(?:^| )([A-Z][A-Z\d_]+)=/g),
  ),
])

describe('What an operator deploys with', () => {
  test('names settings that the program has', () => {
    expect(variables.size).toBeGreaterThan(20)
    expect([...variables].filter((name) => !documented.has(name) && !others.has(name))).toEqual([])
  })

  test.each(envFiles.filter((file) => file.includes('systemd')))(
    '%s and the example are a configuration',
    (file) => {
      const filled = {
        SECRET_KEY: 's'.repeat(40),
        BOARD_URL: 'https://board.example',
        DATABASE_URL: 'postgres://h@d/h',
      }
      const config = readConfig({ ...settingsOf(example), ...settingsOf(read(file)), ...filled })
      expect(config).toMatchObject({ standIns: false, drainSeconds: 10 })
      expect(`${config.role} ${config.port}`).toMatch(/^(web|worker|both) 300\d$/)
    },
  )

  test('copies files that exist, and lets all of them into the image', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').slice(0, -1),
    )
    expect(copied.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([])
    const admitted = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name)
    const isAdmitted = (file: string) => admitted.some((name) => file === name || file.startsWith(`${name}/`))
    expect(copied.filter((file) => !isAdmitted(file))).toEqual([])
    expect(admitted.filter((name) => !existsSync(path.join(projectRoot, name)))).toEqual([])
  })

  test('knows every part of the project where its dependencies are installed', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    const copied = dockerfile.match(/^COPY \w+\/package\.json/gm) ?? []
    expect(copied).toEqual([...workspaces, ...workspaces].map((name) => `COPY ${name}/package.json`))
  })

  test('starts a file that is there, as nobody with rights, and waits for its orderly end', () => {
    for (const text of [dockerfile, unit]) expect(text).toMatch(/tools\/serve\.ts/)
    expect(existsSync(path.join(projectRoot, 'tools/serve.ts'))).toBe(true)
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(unit).toMatch(/^User=hanap$/m)
    const drain = Number(settingsOf(example)['DRAIN_SECONDS'])
    const patience = [/^TimeoutStopSec=(\d+)$/m.exec(unit), /stop_grace_period: (\d+)s/.exec(compose)]
    for (const found of patience) expect(Number(found?.[1])).toBeGreaterThan(drain + 15)
  })

  test('may do little on the machine it runs on', () => {
    const program = compose.slice(compose.indexOf('x-program:'), compose.indexOf('x-settings:'))
    for (const line of [
      'read_only: true',
      'cap_drop: [ALL]',
      'no-new-privileges:true',
      'noexec,nosuid,nodev',
    ])
      expect(program).toContain(line)
    for (const limit of [/^ {2}mem_limit: \d/m, /^ {2}cpus: \d/m, /^ {2}pids_limit: \d/m])
      expect(program).toMatch(limit)
    expect(unit).toMatch(/^CapabilityBoundingSet=$/m)
    for (const line of [
      'NoNewPrivileges=true',
      'ProtectSystem=strict',
      'ProtectHome=true',
      'PrivateTmp=true',
      'PrivateDevices=true',
      'SystemCallFilter=@system-service',
      'StateDirectoryMode=0700',
    ])
      expect(unit.split('\n')).toContain(line)
  })

  test('listens to the proxy of its own machine alone', () => {
    const ports = [...compose.matchAll(/^ +- "([^"]+:\d+)"$/gm)].map(([, port]) => port)
    expect(ports.length).toBeGreaterThan(0)
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  test('holds no secret', () => {
    for (const name of ['SECRET_KEY', 'POSTGRES_PASSWORD']) expect(settingsOf(example)[name]).toBe('')
    expect(dockerfile).not.toMatch(/SECRET|PASSWORD|BACKUP_KEY|DATABASE_URL/)
  })

  test('keeps no connection to a process for longer than it goes on answering', () => {
    const drain = Number(settingsOf(example)['DRAIN_SECONDS'])
    const kept = [
      /keepalive_timeout (\d+)s/.exec(read('deploy/proxy/nginx.conf')),
      /keepalive (\d+)s/.exec(read('deploy/proxy/Caddyfile')),
    ]
    for (const found of kept) expect(Number(found?.[1])).toBeLessThan(drain)
  })
})

test('a start for servers without a board says so in one line, and starts nothing in its place', () => {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: path.join(projectRoot, '.scratch', 'never-made') }
  const options = { cwd: projectRoot, env, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, ['tools/serve.ts'], options)
  expect(status).toBe(1)
  expect(stderr.trim()).toMatch(/^Configuration: BOARD_URL is missing: [^\n]+$/)
  expect(existsSync(env.DATA_DIR)).toBe(false)
})

/** Without those commented out. */
function settingsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z\d_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}
