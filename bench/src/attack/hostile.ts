import type { Choices } from '../harness/random.ts'

/** Texts that break programs: invisible characters, injections, paths, odd numbers and dates, very long ones. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: a=b',
  'Nena\r\nBcc: many@example.com',
  '\ud800',
  'x\udfffy',
  '\u202egnp.exe',
  '\u200b\u200b\u200b',
  '\ufeffnena',
  '👩‍👩‍👧‍👦'.repeat(40),
  'Z̸̢̛̟'.repeat(60),
  'ﷺ'.repeat(300),
  'İIıſẞ',
  "'; drop table users; --",
  "' or '1'='1",
  "1' union select token_hash from sessions --",
  "'; select pg_sleep(10) --",
  '%27%20or%201=1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '\u0024{jndi:ldap://127.0.0.1/a}',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '{"length":{"toString":"no"}}',
  '[{"length":{"toString":"no"}}]',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '9'.repeat(400),
  'a'.repeat(10_000),
  'a '.repeat(20_000),
  '(a+)+$'.repeat(500),
  '"'.repeat(900),
  '\\'.repeat(900),
  '('.repeat(2000),
  '-'.repeat(3000),
  '*',
  '"open phrase',
  '%',
  '%zz',
  '_',
  '2026-02-30T25:61:61Z',
  '+999999-01-01T00:00:00Z',
  '0000-00-00',
  'a@b',
  `${'a'.repeat(250)}@example.com`,
  '"a b"@example.com',
  'a@xn--nxasmq6b.com',
]

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1e21,
  -1e300,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_VALUE,
]

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? { deep: value } : [value]
  return value
}

/** Parsed, since only JSON makes `__proto__` an own property. */
const polluted = () =>
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}')

/** A value of another type, out of range, or made to harm. */
export function hostileValue(choices: Choices): unknown {
  const kinds: (() => unknown)[] = [
    () => choices.one(hostileTexts),
    () => choices.one(hostileTexts),
    () => choices.one(numbers),
    () => choices.one([null, true, false]),
    () => choices.one([[], {}, [[]], [null], [{}]]),
    () => nested(choices.one([5, 60, 2000])),
    () => polluted(),
    () => Array.from({ length: choices.one([101, 3000]) }, (_, index) => index),
    () => Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`key${index}`, index])),
    () => ({ length: 1e9, toString: 'no', valueOf: 'no' }),
  ]
  return choices.one(kinds)()
}

/** Fields that a caller might hope to set. */
const hopedFor = [
  'user_id',
  'id',
  'is_admin',
  'is_trial_active',
  'plan',
  'plan_type',
  'role',
  'email_verified_at',
]

/** The value with one thing wrong somewhere in it. */
export function mutate(value: unknown, choices: Choices): unknown {
  if (Array.isArray(value) && value.length > 0 && choices.chance(0.8)) {
    const at = choices.below(value.length)
    return value.map((item: unknown, index) => (index === at ? mutate(item, choices) : item))
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return hostileValue(choices)
  const names = Object.keys(value)
  const what = choices.random()
  if (what < 0.12) return { ...value, ...(polluted() as object) }
  if (what < 0.22) return { ...value, [choices.one(hopedFor)]: choices.one([1, true, 'premium', null]) }
  if (names.length === 0) return hostileValue(choices)
  const name = choices.one(names)
  if (what < 0.32) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
  if (what < 0.36) return hostileValue(choices)
  return { ...value, [name]: mutate((value as Record<string, unknown>)[name], choices) }
}

/** The JSON, broken or replaced. */
export function spoil(json: string, choices: Choices): Buffer {
  const kinds: (() => string | Buffer)[] = [
    () => json.slice(0, choices.below(json.length + 1)),
    () => `${json}${json}`,
    () => `\ufeff${json}`,
    () => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe, 0xc0])]),
    () => json.replaceAll('"', "'"),
    () => '['.repeat(choices.one([100, 20_000])),
    () => `{"a":${'9'.repeat(5000)}}`,
    () => '{"a":1e99999}',
    () => '{"id":1,"id":2,"__proto__":1}',
    () => `{"text":"${'a'.repeat(140_000)}"}`,
    () => choices.one(['null', '0', '""', '[]', 'true', 'NaN', ' ', '{']),
    () => '{"text":"\\ud800","more":"\\u0000"}',
  ]
  return Buffer.from(choices.one(kinds)())
}
