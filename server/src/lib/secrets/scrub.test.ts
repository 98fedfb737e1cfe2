import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { scrub } from './scrub.ts'

/** As logged and parsed again. */
function written(fields: Record<string, unknown>, text = '') {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).info(fields, text)
  expect(lines).toHaveLength(1)
  return { line: lines[0] ?? '', read: JSON.parse(lines[0] ?? '') as Record<string, unknown> }
}

it.each([
  ['4343434343434345 was typed', '434343'],
  ['typed:4343-4343-4343-4345, 12/28', '4343-4343'],
  ['28 4343 4343 4343 4345 123', '4343 4343'],
  ['a\n4343434343434345', '434343'],
  ['?name=a%204343434343434345', '434343'],
  ['American 378282246310005', '378282246310005'],
  ['postgres://user:p/w@d@host/hanap', 'p/w'],
  ['postgres://hanap:se/cret@host', 'se/cret'],
  ['postgres://hanap:1234/x@host', '1234'],
  ['smtp://u:p@ss/w@h refused', 'p@ss/w'],
  ['https://us:pa/ss@host/path', 'pa/ss'],
  ['redis://:canary@host', 'canary'],
  ['with sk_live_abcDEF123', 'abcDEF123'],
  ['with (sk_test_abcDEF123)', 'abcDEF123'],
  ['whsk_abcDEF123', 'abcDEF123'],
  ['x-api-key: abcDEF123', 'abcDEF123'],
  ['{"X-Api-Key": "abcDEF123"}', 'abcDEF123'],
  ['to josé@exämple.com', 'josé'],
  ['to ana@例え.jp, and more', 'ana@'],
  ['to "odd name"@example.com', 'odd name'],
  ['?to=ana%40example.com', 'ana%40'],
  ["o'ana+b@example.com.", 'ana+b'],
])('%j is not written, neither as a text nor in a field nor deep in one', (text, secret) => {
  expect(scrub(text)).not.toContain(secret)
  for (const { line, read } of [
    written({}, text),
    written({ what: text }),
    written({ a: { b: [{ c: { d: text } }] } }),
    written({ [text]: 1 }),
    written({ err: new Error(text) }),
  ]) {
    expect(JSON.stringify(read)).not.toContain(secret)
    expect(line).not.toContain(secret)
  }
})

it.each([
  'GET /api/jobs/:id/ answered 200 in 12.345678901234 ms',
  'request 01234567-8901-4234-8901-434343434345 and 00000000-0000-4000-8000-000000000000',
  'at 1763802283123 and 2026-11-22T09:04:43.123Z and 2026-11-22 09:04',
  'listings 1234567, 1234568 and 12345678901',
  'http://localhost:3000/@fs/app and https://site.example/@ana',
  'postgres://host:5432/hanap',
  'file:///srv/hanap/server/src/main.ts:12:3',
  'node_modules/pino@10.1.0/lib and @hanap/contract',
  'task_test_run, password must have at least 8 characters',
  'read 4097 bytes of 123456789012',
])('%j stays as it is', (text) => {
  expect(scrub(text)).toBe(text)
  expect(written({ what: text }, text).read).toMatchObject({ what: text, msg: text })
})

it('names of secrets hide their values at any depth and in any spelling; what a log is searched for stays', () => {
  const request_id = '4343434343434345'
  const deep = { a: { b: { c: { d: { token: 'canary', e: [{ Password: 'canary' }] } } } } }
  const { read, line } = written({
    ...deep,
    headers: { 'X-Api-Key': 'canary' },
    request_id,
    bytes: 123456,
    ms: 0.5,
  })
  expect(line).not.toContain('canary')
  expect(read).toMatchObject({ request_id, bytes: 123456, ms: 0.5, level: 30 })
  expect(read['time']).toBeTypeOf('number')
  expect(written({ typed: 4343434343434345, at: 1763802283123 }).read).toMatchObject({
    typed: '[digits]',
    at: 1763802283123,
  })
})

it('of a long text the beginning is written, and no secret that its end cuts in two', () => {
  for (const at of [3900, 4000, 4060, 4085]) {
    const { line } = written({
      what: `${'a b '.repeat(at / 4)}anabelle@example.com postgres://u:anabelle@h ${'c '.repeat(4000)}`,
    })
    expect(line.length).toBeLessThan(4300)
    expect(line).not.toContain('anabelle')
  }
})

const LETTERS = 1_000_000
const pieces =
  'a|1|1 |-|.|@|/|:|"|\\|%40|a.|a@|@a.|"a|://|http://a:|sk_|v1.00000000.a|Bearer |?key=|/unsubscribe/|ñ|\u0000'

// Quadratic matching takes minutes per text.
it.each(pieces.split('|'))(
  'a text of a million letters made of %j is written',
  { timeout: 60_000 },
  (piece) => {
    const long = piece.repeat(LETTERS / piece.length)
    for (const text of [long, `${long}!`, `a${long}`]) {
      expect(scrub(text).length).toBeLessThan(20_000)
      expect(written({ err: new Error(text) }, text).line.length).toBeLessThan(100_000)
    }
  },
)
