import data from '../../data/attack.json' with { type: 'json' }
import type { Choices } from '../harness/random.ts'

/** A text, optionally repeated. */
type Written = string | (string | number)[]
const spell = (written: Written) =>
  typeof written === 'string' ? written : String(written[0]).repeat(Number(written[1]))

/** Invisible characters, injections, paths, odd numbers and dates, very long texts. */
export const hostileTexts: readonly string[] = [
  ...data.texts.map(spell),
  // Some JSON parsers refuse half a surrogate pair.
  '\ud800',
  'x\udfffy',
]
/** No browser would send these. */
export const hostileHeaders = Object.entries(data.headers).map(
  ([name, values]: [string, Written[]]) => [name, values.map(spell)] as const,
)

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? { deep: value } : [value]
  return value
}

/** Parsed, since only JSON makes `__proto__` an own property. */
const polluted = () =>
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}')

export function hostileValue(choices: Choices): unknown {
  const kinds: (() => unknown)[] = [
    () => choices.one(hostileTexts),
    () => choices.one(hostileTexts),
    () => choices.one(data.numbers),
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

export function mutate(value: unknown, choices: Choices): unknown {
  if (Array.isArray(value) && value.length > 0 && choices.chance(0.8)) {
    const at = choices.below(value.length)
    return value.map((item: unknown, index) => (index === at ? mutate(item, choices) : item))
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return hostileValue(choices)
  const names = Object.keys(value)
  const what = choices.random()
  if (what < 0.12) return { ...value, ...(polluted() as object) }
  if (what < 0.22)
    return { ...value, [choices.one(data.fields_hoped_for)]: choices.one([1, true, 'premium', null]) }
  if (names.length === 0) return hostileValue(choices)
  const name = choices.one(names)
  if (what < 0.32) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
  if (what < 0.36) return hostileValue(choices)
  return { ...value, [name]: mutate((value as Record<string, unknown>)[name], choices) }
}

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
