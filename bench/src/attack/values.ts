import { writeResume } from '@hanap/server/seeding/seed-resume'
import data from '../../data/attack.json' with { type: 'json' }
import type { Choices } from '../harness/random.ts'
import { hostileTexts } from './hostile.ts'
import type { OwnPool } from './pool.ts'

export type Shape = {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  default?: unknown
  maximum?: number
}

const numbersNamed: Readonly<Record<string, number>> = { exp_month: 12, exp_year: 30, points: 1 }
const OPTIONAL_IS_SENT = 0.6
const likelyByField = data.likely_by_field.map(
  ([names, texts]) => [new RegExp(String(names)), texts as string[]] as const,
)

/** Mostly fits its schema. */
export function valueOf(shape: Shape, name: string, pool: OwnPool, choices: Choices): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return choices.one(shape.enum)
  if (shape.anyOf) return valueOf(choices.one(shape.anyOf), name, pool, choices)
  const type = Array.isArray(shape.type) ? choices.one(shape.type) : shape.type
  if (type === 'object' || shape.properties) return objectOf(shape, pool, choices)
  if (type === 'array') {
    const items = shape.items ?? {}
    return Array.from({ length: choices.below(4) }, () => valueOf(items, name, pool, choices))
  }
  if (name === 'projects')
    return { title: 'A shop', description: 'Its customers', url: textNamed('url', pool, choices) }
  if (type === 'boolean') return choices.chance(0.5)
  if (type === 'null') return null
  if (type === 'integer' || type === 'number')
    return pool.idNamed(name) ?? numbersNamed[name] ?? choices.below(40)
  return textNamed(name, pool, choices)
}

function objectOf({ properties = {}, required = [] }: Shape, pool: OwnPool, choices: Choices) {
  const sent = Object.entries(properties).filter(
    ([name]) => required.includes(name) || choices.chance(OPTIONAL_IS_SENT),
  )
  return Object.fromEntries(sent.map(([name, shape]) => [name, valueOf(shape, name, pool, choices)]))
}

/** Suits the field's name. */
function textNamed(name: string, pool: OwnPool, choices: Choices): string {
  const named = pool.textNamed(name)
  if (named !== undefined) return named
  if (/^(page|per_page)$/.test(name)) return String(1 + choices.below(5))
  if (name.startsWith('olj_') && choices.chance(0.7))
    return name === 'olj_email' ? pool.account.email : pool.account.password
  if (/password/.test(name))
    return choices.chance(0.9) ? 'Mangga-at-bagoong-7' : choices.one(['Password1', 'short'])
  if (/email/.test(name)) return `nena${choices.below(500)}@example.com`
  if (/username/.test(name)) return `nena_${choices.below(100_000)}`
  if (/host/.test(name)) return choices.one([pool.host, 'evil.example', `${pool.host}.evil.example`])
  if (/token|state|code/.test(name))
    return Buffer.from(`token ${choices.below(1e9)} of nobody`).toString('base64url')
  if (name === 'payment_method_id') return `pm_${choices.below(1e9)}`
  const [, likely] = likelyByField.find(([names]) => names.test(name)) ?? []
  if (likely) return choices.one(likely)
  return choices.chance(0.1) ? choices.one(hostileTexts) : choices.one(data.likely_texts)
}

/** A resume, half of one, or another file. */
export function fileOf(choices: Choices): Buffer {
  const resume = Buffer.from(
    writeResume([{ text: `Nena Reyes ${choices.below(1000)}`, heading: true }, { text: 'Bookkeeper' }]),
  )
  const kinds: (() => Buffer)[] = [
    () => resume,
    () => resume,
    () => resume.subarray(0, choices.below(resume.length)),
    () => Buffer.alloc(0),
    () => Buffer.from('MZ\u0090 this program cannot be run'),
    () => Buffer.from('PK\u0003\u0004 a word document cut short'),
    () => Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 1 0 R >> endobj'),
    () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    () => Buffer.from(Array.from({ length: 2000 }, () => choices.below(256))),
  ]
  return choices.one(kinds)()
}
