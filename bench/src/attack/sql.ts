import { api } from '@hanap/contract/wire/api'
import type { Endpoint } from '@hanap/contract/wire/endpoint'
import data from '../../data/attack.json' with { type: 'json' }
import { createChoices } from '../harness/random.ts'
import type { Attack } from './fuzz.ts'
import { nameOf } from './naming.ts'
import { type AttackRequest, encodeText, makeFitting, shapeOf } from './request.ts'
import type { Shape } from './values.ts'

/** The most calls of an endpoint to reach its parameters; in the first half only successful ones count. */
const TURNS = 40

/** A value of a call, and the call with another text there. */
export type Place = { name: string; value: unknown; put: (text: string) => AttackRequest }

/**
 * Appends SQL to every parameter of the contract, and to stored or looked-up headers.
 * @returns whether every parameter was reached
 */
export async function probeSql({ ask, people, pool, seed, target }: Attack): Promise<boolean> {
  let tried = 0
  const leftOut: string[] = []
  for (const [number, endpoint] of api.entries()) {
    const seen = new Set<string>()
    const choices = createChoices((seed * 1_000_003 + number) | 0)
    for (let turn = 0; turn < TURNS && fieldsLeftOut(endpoint, seen).length > 0; turn++) {
      const person = choices.one(people.names)
      const likely = { ...choices, chance: (part: number) => part >= 0.5 }
      const request = makeFitting(endpoint, person, { pool: pool.of(person, choices), choices: likely })
      const { status } = await ask(request)
      if (turn < TURNS / 2 && status >= 300) continue
      for (const { name, value, put } of placesIn(request)) {
        if (seen.has(name)) continue
        seen.add(name)
        // In a statement, each would cause an error (a 500, which is a breach) or a delay.
        await Promise.all(data.sql.map((probe) => ask(put(`${String(value ?? '')}${probe}`))))
      }
    }
    tried += seen.size
    leftOut.push(...fieldsLeftOut(endpoint, seen).map((field) => `${nameOf(endpoint)} ${field}`))
    await target.renewSearches()
  }
  console.log(`SQL was appended to ${tried} parameters.`)
  if (leftOut.length > 0) console.log(`Not reached: ${leftOut.join(', ')}.`)
  return leftOut.length === 0
}

export function placesIn(request: AttackRequest): Place[] {
  const { endpoint, path, query, json } = request
  const told = endpoint.path.split('/')
  const steps = path.split('/')
  const inPath = told.flatMap((step, at): Place[] =>
    step.startsWith(':')
      ? [
          {
            name: step.slice(1),
            value: steps[at],
            put: (text) => ({ ...request, path: steps.with(at, encodeText(text)).join('/') }),
          },
        ]
      : [],
  )
  const inQuery = query.map(
    ([name, value], at): Place => ({
      name,
      value,
      put: (text) => ({ ...request, query: query.with(at, [name, text]) }),
    }),
  )
  const inBody = endpoint.body
    ? valuesIn(json, '').map(
        ({ name, value, put }): Place => ({ name, value, put: (text) => ({ ...request, json: put(text) }) }),
      )
    : []
  const header = (name: string, value: string): Place => ({
    name,
    value,
    put: (text) => ({ ...request, headers: { ...request.headers, [name]: text } }),
  })
  return [
    ...inPath,
    ...inQuery,
    ...inBody,
    header('authorization', 'Token abc'),
    header('user-agent', 'Mozilla/5.0'),
    ...(endpoint.idempotent ? [header('idempotency-key', 'key')] : []),
  ]
}

type JsonPlace = { name: string; value: unknown; put: (text: string) => unknown }

function valuesIn(json: unknown, name: string): JsonPlace[] {
  if (Array.isArray(json))
    return json.flatMap((item: unknown, at) =>
      valuesIn(item, name).map((place) => ({ ...place, put: (text) => json.with(at, place.put(text)) })),
    )
  if (typeof json !== 'object' || json === null) return [{ name, value: json, put: (text) => text }]
  return Object.entries(json).flatMap(([key, item]) =>
    valuesIn(item, name ? `${name}.${key}` : key).map((place) => ({
      ...place,
      put: (text) => ({ ...json, [key]: place.put(text) }),
    })),
  )
}

/** Parameters no call has held. */
function fieldsLeftOut({ params, query, body }: Endpoint, seen: ReadonlySet<string>): string[] {
  const fields = [params, query, body].flatMap((schema) => (schema ? fieldsIn(shapeOf(schema), '') : []))
  return fields.filter((field) => ![...seen].some((name) => name === field || name.startsWith(`${field}.`)))
}

function fieldsIn(shape: Shape, name: string): string[] {
  if (!shape.properties) return [name]
  return Object.entries(shape.properties).flatMap(([key, one]) =>
    fieldsIn(one, name ? `${name}.${key}` : key),
  )
}
