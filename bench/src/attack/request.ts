import type { Endpoint, Schema } from '@hanap/contract/wire/endpoint'
import { jsonSchema } from '@hanap/server/http/openapi'
import { type Choices, createChoices } from '../harness/random.ts'
import { hostileHeaders, hostileTexts, hostileValue, mutate, spoil } from './hostile.ts'
import { nameOf } from './naming.ts'
import type { AttackPool, OwnPool } from './pool.ts'
import { type Route, routes } from './routes.ts'
import { fileOf, type Shape, valueOf } from './values.ts'

export type AttackRequest = {
  endpoint: Route
  /** Below the route's root, encoded. */
  path: string
  query: [name: string, value: string][]
  headers: Record<string, string>
  /** Null for no session. */
  person: string | null
  json?: unknown
  /** Instead of `json`. */
  bytes?: Buffer
  /** Whether the route's `sign` adds its headers. */
  isSigned?: boolean
}

/** Endpoints that work long or call others. */
const RARER: readonly (readonly [RegExp, number])[] = [
  [/resume-parse|POST \/resumes|jobseeker\/profile\/$|data-export/, 0.15],
  [/generate|\/olj\/|apply|look|sync|payment\/create/, 0.3],
  [/login|register|password|delete-account|google/, 0.4],
]
const shareOf = (name: string) => RARER.find(([names]) => names.test(name))?.[1] ?? 1

const shapes = new Map<Schema, Shape>()
export function shapeOf(schema: Schema): Shape {
  const known = shapes.get(schema) ?? (jsonSchema(schema, 'input') as Shape)
  shapes.set(schema, known)
  return known
}

/** A third are valid, others have wrong content or form. Ids come from the pool, so from earlier answers. */
export function makeRequest(given: {
  seed: number
  number: number
  people: readonly string[]
  pool: AttackPool
}): AttackRequest {
  const choices = createChoices((given.seed * 1_000_003 + given.number * 7919) | 0)
  const endpoint = chooseEndpoint(choices)
  const person = choices.chance(0.12) ? null : choices.one(given.people)
  const pool = given.pool.of(person, choices)
  const request = makeFitting(endpoint, person, { pool, choices })
  if (endpoint.sign) request.isSigned = choices.chance(0.8)
  if (endpoint.idempotent && choices.chance(0.7)) request.headers['idempotency-key'] = keyOf(choices)
  if (endpoint.upload && choices.chance(0.6)) sendForm(request, choices)
  const how = choices.random()
  if (how < 0.35) return request
  if (how < 0.8) return spoilContent(request, choices)
  return spoilForm(request, choices)
}

/** Makes a mostly valid call. */
export function makeFitting(
  endpoint: Route,
  person: string | null,
  { pool, choices }: { pool: OwnPool; choices: Choices },
): AttackRequest {
  return {
    endpoint,
    path: fillPath(endpoint, pool, choices),
    query: queryOf(endpoint, pool, choices),
    headers: {},
    person,
    ...(endpoint.method !== 'GET' && {
      json: endpoint.body ? valueOf(shapeOf(endpoint.body), '', pool, choices) : {},
    }),
    ...endpoint.fills?.(pool, choices),
  }
}

function chooseEndpoint(choices: Choices): Route {
  for (;;) {
    const endpoint = choices.one(routes)
    if (choices.chance(shareOf(nameOf(endpoint)))) return endpoint
  }
}

function fillPath(endpoint: Endpoint, pool: OwnPool, choices: Choices): string {
  const known = pool.idsIn(endpoint.path).split('/')
  return endpoint.path.replaceAll(/:\w+/g, () => {
    if (choices.chance(0.15)) return encodeText(choices.one(hostileTexts).slice(0, 300))
    const id = choices.chance(0.85) ? known.shift() : ''
    return String(
      id || choices.one([1, 2, 999_999_999, 2 ** 53, -1, '01', '1.0', '1e3', '%31', '%zz', '%00']),
    )
  })
}

function queryOf(endpoint: Endpoint, pool: OwnPool, choices: Choices): [string, string][] {
  if (!endpoint.query) return []
  const value = valueOf(shapeOf(endpoint.query), '', pool, choices) as Record<string, unknown>
  return Object.entries(value).map(([name, one]) => [name, String(one)])
}

/** Few, so that many repeat. */
const keyOf = (choices: Choices) =>
  choices.chance(0.9)
    ? `key-${choices.below(60)}`
    : choices.one(['', 'k'.repeat(300), '../../x', '\u00e9\u00e8', '"'])

function spoilContent(request: AttackRequest, choices: Choices): AttackRequest {
  const times = 1 + choices.below(3)
  for (let time = 0; time < times; time++) {
    if (request.json !== undefined && choices.chance(0.75)) request.json = mutate(request.json, choices)
    else spoilQuery(request, choices)
  }
  return request
}

function spoilQuery({ query, endpoint }: AttackRequest, choices: Choices) {
  const [first] = query.length > 0 ? [choices.one(query)] : []
  const name =
    first?.[0] ??
    choices.one(Object.keys((endpoint.query ? shapeOf(endpoint.query).properties : undefined) ?? { page: 1 }))
  const text = choices.one(hostileTexts).slice(0, 4000)
  const kinds: (() => void)[] = [
    () => query.push([name, text]),
    () => query.push([`${name}[]`, text]),
    () => query.push([`${name}[__proto__][a]`, '1']),
    () => query.push(['__proto__', '1'], ['constructor.prototype.a', '1']),
    () => first && (first[1] = text),
    () => first && query.push([first[0], first[1]]),
    () => query.push(...Array.from({ length: 200 }, (_, index): [string, string] => [`p${index}`, '1'])),
  ]
  choices.one(kinds)()
}

function spoilForm(request: AttackRequest, choices: Choices): AttackRequest {
  const what = choices.random()
  if (what < 0.15) return { ...request, bytes: spoil(JSON.stringify(request.json ?? {}), choices) }
  if (what < 0.25) return { ...request, json: hostileValue(choices) }
  const [name, values] = choices.one(hostileHeaders)
  return { ...request, headers: { ...request.headers, [name]: choices.one(values) } }
}

function sendForm(request: AttackRequest, choices: Choices) {
  const { upload } = request.endpoint
  const boundary = 'attack-form-7d1f'
  const field = choices.chance(0.85)
    ? choices.one(upload?.fields ?? ['file'])
    : choices.one(['other', '__proto__', ''])
  const name = choices.one([
    'cv.pdf',
    '../../cv.pdf',
    'a'.repeat(255),
    'cv.pdf\u0000.exe',
    'cv.docx',
    '',
    'ñ'.repeat(200),
  ])
  const fields = Object.entries((request.json ?? {}) as object)
    .filter(([key]) => /^\w+$/.test(key))
    .map(
      ([key, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${JSON.stringify(value) ?? ''}\r\n`,
    )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${choices.one(['application/pdf', 'text/html', 'x'])}\r\n\r\n`
  const end = choices.chance(0.9) ? `\r\n--${boundary}--\r\n` : ''
  request.bytes = Buffer.concat([...fields, head, fileOf(choices), end].map((part) => Buffer.from(part)))
  request.headers['content-type'] = `multipart/form-data; boundary=${boundary}`
}

/** Lone surrogates become U+FFFD. */
export const encodeText = (text: string) => encodeURIComponent(text.toWellFormed())
