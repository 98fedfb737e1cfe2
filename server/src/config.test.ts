import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { projectSynonyms } from './search/words/synonyms.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'hanap-config-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

describe('The configuration', () => {
  it('needs nothing for a default start: stand-ins, seeded people, our own database, no waiting for a local board', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      standIns: true,
      seedPeople: true,
      boardUrl: 'http://127.0.0.1:3001',
      boardRequestInterval: 0,
    })
  })

  it('keeps two copies apart by their port', () => {
    expect(readConfig({ PORT: '4000' }).boardUrl).toBe('http://127.0.0.1:4001')
  })

  it.each([
    [{ DATABASE_URL: 'postgres://hanap@db.example/hanap' }, { standIns: true, seedPeople: false }],
    [{ BOARD_URL: 'https://board.example' }, { standIns: false, seedPeople: false }],
    [
      { HOST: '0.0.0.0', STANDINS: 'on' },
      { standIns: true, seedPeople: false },
    ],
    [
      { HOST: '0.0.0.0', BOARD_URL: 'https://board.example' },
      { standIns: false, seedPeople: false },
    ],
    [{ HOST: 'localhost' }, { standIns: true, seedPeople: true }],
  ])('seeds people on a default start only: %j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected)
  })

  it('is polite toward a board that is not on this machine, unless told otherwise', () => {
    expect(readConfig({ BOARD_URL: 'https://board.example' }).boardRequestInterval).toBe(5)
    expect(
      readConfig({ BOARD_URL: 'https://board.example', BOARD_REQUEST_INTERVAL: '9' }).boardRequestInterval,
    ).toBe(9)
  })

  it.each(['::1', '0.0.0.0', 'localhost', 'web-1.example', '10.0.0.7'])('listens on %s', (HOST) => {
    expect(readConfig({ HOST, BOARD_URL: 'https://board.example' }).host).toBe(HOST)
  })

  it('takes an empty variable as absent', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '  ' }).port).toBe(3000)
  })

  it('adds the synonyms of an operator to the project’s', () => {
    expect(readConfig({}).synonyms).toBe(projectSynonyms)
    const file = fileOf('own.txt', '# ours\ncho = chief happiness officer\n')
    const { said } = readConfig({ SYNONYMS_FILE: file }).synonyms
    expect(said.get('cho')).toEqual([{ stems: ['cho'], concept: '=cho=chief happiness officer' }])
    expect(said.get('va')).toEqual(projectSynonyms.said.get('va'))
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number'],
    [{ PORT: '0' }, 'PORT must be at least 1'],
    [{ PORT: '30.5' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address'],
    [{ BOARD_ENABLED: 'yes' }, 'BOARD_ENABLED must be on or off'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
    [{ HOST: '0.0.0.0' }, 'BOARD_URL is missing'],
    [{ TRUST_PROXY: 'foo' }, 'TRUST_PROXY must be addresses'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be addresses'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must be addresses'],
    [{ TRUST_PROXY: '::/0' }, 'TRUST_PROXY must be addresses'],
    [{ TRUST_PROXY: 'fe80::1%eth0' }, 'TRUST_PROXY must be addresses'],
    [{ TRUST_PROXY: '10.0.0.1,' }, 'TRUST_PROXY must be addresses'],
    [{ HOST: '999.1.1.1' }, 'HOST must be an address'],
    [{ HOST: '127.0.0.1:3000' }, 'HOST must be an address'],
    [{ HOST: 'http://localhost' }, 'HOST must be an address'],
    [{ STANDINS: 'off' }, 'BOARD_URL is missing'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be an address such as smtps://'],
    [{ MAIL_FROM: 'Hanap' }, 'MAIL_FROM must be like'],
    [{ MAIL_FROM: 'Hanap <a@b.c>, Eve <e@b.c>' }, 'MAIL_FROM must be like'],
    [{ OPERATOR_EMAIL: 'Ana' }, 'OPERATOR_EMAIL must be an address'],
    [{ OPERATOR_EMAIL: 'Ana <ana@b.c>' }, 'OPERATOR_EMAIL must be an address'],
    [{ OPERATOR_EMAIL: 'ana@b.c,' }, 'OPERATOR_EMAIL must be an address'],
    [{ OPERATOR_EMAIL: 'ana@b.c\nBcc: eve@b.c' }, 'OPERATOR_EMAIL must be an address'],
    [{ EMAIL_VERIFICATION: 'yes' }, 'EMAIL_VERIFICATION must be on or off'],
    [
      { BOARD_URL: 'https://board.example', EMAIL_VERIFICATION: 'on' },
      'EMAIL_VERIFICATION is on but SMTP_URL is missing',
    ],
    [
      { HOST: '0.0.0.0', BOARD_URL: 'https://board.example', SMTP_URL: 'smtps://mail.example' },
      'PUBLIC_URL is missing',
    ],
    [{ PUBLIC_URL: 'jobs.example' }, 'PUBLIC_URL must be the address people type'],
    [{ PUBLIC_URL: 'https://jobs.example/board' }, 'PUBLIC_URL must be the address people type'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must be the address people type'],
    [{ PUBLIC_HOSTS: 'https://jobs.example' }, 'PUBLIC_HOSTS must be hosts'],
    [{ SYNONYMS_FILE: path.join(folder, 'none.txt') }, 'none.txt: there is no such file'],
    [{ SYNONYMS_FILE: folder }, 'not a file'],
    [{ SYNONYMS_FILE: fileOf('bad.txt', '# ours\nva\n') }, 'bad.txt: line 2: a line needs two phrases'],
    [{ SYNONYMS_FILE: fileOf('large.txt', '#'.repeat(1_000_001)) }, 'larger than 1 MB'],
  ])('refuses %j in one line', (env, text) => {
    expect(() => readConfig(env)).toThrow(text)
    expect(() => readConfig(env)).toThrow(/^Configuration: [^\n]+$/)
  })
})

describe('Mail and the public address', () => {
  const mailOf = (env: Record<string, string>) => {
    const { smtpUrl, mailFrom, emailVerification } = readConfig(env)
    return { smtpUrl, from: `${mailFrom.name} <${mailFrom.address}>`, emailVerification }
  }

  it('goes to the stand-in inbox on a default start, and asks nobody to verify', () => {
    expect(mailOf({ PORT: '4000' })).toEqual({
      smtpUrl: 'smtp://127.0.0.1:4003',
      from: 'Hanap <no-reply@localhost>',
      emailVerification: false,
    })
  })

  it('goes to the mail server that is named, in the name of the public address, and verifies', () => {
    const env = { SMTP_URL: 'smtps://me:pw@mail.example', PUBLIC_URL: 'https://jobs.example/' }
    expect(mailOf(env)).toEqual({
      smtpUrl: 'smtps://me:pw@mail.example',
      from: 'Hanap <no-reply@jobs.example>',
      emailVerification: true,
    })
    expect(mailOf({ ...env, EMAIL_VERIFICATION: 'off' }).emailVerification).toBe(false)
    expect(mailOf({ ...env, MAIL_FROM: 'Trabaho <hello@jobs.example>' }).from).toBe(
      'Trabaho <hello@jobs.example>',
    )
    expect(mailOf({ ...env, MAIL_FROM: 'hello@jobs.example' }).from).toBe(' <hello@jobs.example>')
  })

  it('tells the operator at the addresses that are given, each once, and nobody without them', () => {
    const operators = (given: string) => readConfig({ OPERATOR_EMAIL: given }).operatorEmails
    expect(operators('')).toEqual([])
    expect(operators('money@example.com')).toEqual(['money@example.com'])
    expect(operators(' a@b.c, d@e.f,a@b.c ')).toEqual(['a@b.c', 'd@e.f'])
  })

  it('goes nowhere without a mail server and without stand-ins', () => {
    expect(mailOf({ BOARD_URL: 'https://board.example' })).toMatchObject({
      smtpUrl: undefined,
      emailVerification: false,
    })
  })

  it.each([
    [{}, 'http://127.0.0.1:3000', ['127.0.0.1:3000', 'localhost:3000']],
    [{ HOST: 'localhost', PORT: '4000' }, 'http://localhost:4000', ['localhost:4000', '127.0.0.1:4000']],
    [{ HOST: '::1' }, 'http://[::1]:3000', ['[::1]:3000', 'localhost:3000', '127.0.0.1:3000']],
    [
      { HOST: '0.0.0.0', BOARD_URL: 'https://b.example', PUBLIC_URL: 'https://Jobs.example' },
      'https://jobs.example',
      ['jobs.example'],
    ],
    [
      { HOST: '0.0.0.0', BOARD_URL: 'https://b.example', PUBLIC_HOSTS: 'Jobs.example, jobs.example:8443' },
      'http://localhost:3000',
      ['localhost:3000', 'jobs.example', 'jobs.example:8443'],
    ],
  ])('of %j, people reach it at %s', (env, publicUrl, publicHosts) => {
    const config = readConfig(env)
    expect(config.publicUrl).toBe(publicUrl)
    expect(new Set(config.publicHosts)).toEqual(new Set(publicHosts))
  })
})
