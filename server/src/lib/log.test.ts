/** @module-tag security */
import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import { createSecrets, newToken } from './secrets/secrets.ts'

it('keeps passwords, tokens and card data out of the log, however deep they stand', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  log.info({ password: 'canary', body: { olj_password: 'canary' } }, 'a')
  log.info(
    {
      req: { headers: { authorization: 'Token canary' } },
      payment: { details: { card: { number: 'canary' } } },
    },
    'b',
  )
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain('canary')
})

it('does not quote the row that the database refused', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const refused = Object.assign(new Error('new row violates a check'), {
    code: '23514',
    detail: 'Failing row contains (7, canary).',
    where: "unnamed portal with parameters: $1 = 'canary'",
  })
  log.error({ err: refused }, 'task failed')
  expect(lines.join()).toContain('23514')
  expect(lines.join()).not.toContain('canary')
})

it('does not quote a card that an error quotes', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const unreadable = new Error('Unexpected token in {"number":"4343 4343 4343 4345"} at 12', {
    cause: new Error('4120000000000007 is not valid'),
  })
  log.error({ err: unreadable }, 'not read')
  expect(lines.join()).toContain('Unexpected token')
  expect(lines.join()).not.toMatch(/4343 4343|4120000000000007/)
})

it('keeps what signs in, opens a link or names somebody out of texts too', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const token = newToken()
  const sealed = createSecrets('a key that only this test knows, long enough').seal('canary', 'here')
  log.warn(`GET /verify-email/${token} and /reset-password#token=canary&x=1 and ?code=canary`)
  log.error(
    { err: new Error(`Authorization: Token ${token} of ana@example.com`) },
    'Bearer canary-of-a-token',
  )
  log.error({ err: new Error(`connect postgres://hanap:canary@db:5432/hanap`) }, 'down')
  log.info({ task: { data: { sealed, hash: 'canary', token_hash: 'canary' } } }, sealed)
  log.info({ headers: { 'set-cookie': 'canary', authorization: 'canary' }, new_password: 'canary' }, 'x')
  expect(lines).toHaveLength(5)
  const all = lines.join('')
  for (const secret of ['canary', token, sealed, 'ana@example.com']) expect(all).not.toContain(secret)
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
})

it('tells of errors, scrubbed, whoever wants to keep them, and of nothing less', () => {
  const told: string[] = []
  const log = createLog('info', { write: () => {} }, (line) => told.push(line))
  log.info('fine')
  log.warn('well')
  log.child({ request_id: 'r-1' }).error({ err: new Error('of ana@example.com') }, 'broken')
  expect(told).toHaveLength(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ msg: 'broken', request_id: 'r-1' })
  expect(told[0]).not.toContain('ana@example.com')
})

it('cuts every field of a line to 2 kB, however it came by its size, and leaves no secret at the cut', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const long = 'x'.repeat(50_000)
  const deep = { body: { items: Array.from({ length: 5000 }, (_, at) => ({ at, note: 'short' })) } }
  const error = Object.assign(new Error(long, { cause: new Error(long) }), { answer: deep })
  log.error({ err: error, text: long, deep, near: `${'y '.repeat(1000)}Token ${newToken()}` }, long)
  const { err, ...fields } = JSON.parse(lines.join('')) as Record<string, unknown> & { err: object }
  const parts = Object.entries({ ...fields, ...err })
  expect(parts.map(([name]) => name)).toEqual(
    expect.arrayContaining(['text', 'deep', 'near', 'msg', 'message', 'stack', 'answer']),
  )
  for (const [name, part] of parts) {
    const text = typeof part === 'string' ? part : JSON.stringify(part)
    expect(text.length, name).toBeLessThanOrEqual(2049)
  }
  expect(String(fields['text'])).toMatch(/x…$/)
  expect(lines.join('')).not.toMatch(/Token [\w-]{20,}/)
})
