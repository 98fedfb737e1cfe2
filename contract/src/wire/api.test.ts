/** @module-tag security */
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { definitionOf, within } from '../../test/schema-parts.ts'
import { api } from './api.ts'
import type { Endpoint, Schema } from './endpoint.ts'

/** Where a schema accepts more than it names. */
const openPlaces = (schema: Schema, at: string) =>
  [...within(schema, at)].filter(([, part]) => isOpen(definitionOf(part))).map(([place]) => place)

function isOpen({ type, catchall, keyType }: ReturnType<typeof definitionOf>): boolean {
  if (type === 'object') return catchall !== undefined && definitionOf(catchall).type !== 'never'
  if (type === 'record') return !keyType || definitionOf(keyType).type !== 'enum'
  return ['any', 'unknown', 'map', 'set', 'custom', 'lazy'].includes(type)
}

const name = ({ method, path }: Endpoint) => `${method} ${path}`
const sent = ({ params, query, body }: Endpoint) =>
  Object.entries({ params, query, body }).filter((one): one is [string, Schema] => one[1] !== undefined)
const told = ({ answers, progress }: Endpoint) =>
  [...Object.entries(answers), ['progress', progress] as const].filter(
    (one): one is [string, Schema] => typeof one[1] === 'object' && one[1] !== null,
  )

/** Sent by old screens, and ignored. */
const ignoredFields = [
  'POST /ai-instructions/ body.user',
  'POST /ai-instructions/ body.user_id',
  'POST /auth/subscription/payment/verify/ body.plan_id',
]

describe('What is not in the contract', () => {
  it('is left out of every call before anything reads it, however deep it stands', () => {
    const open = api.flatMap((one) =>
      sent(one).flatMap(([part, schema]) => openPlaces(schema, `${name(one)} ${part}`)),
    )
    expect(open.toSorted()).toEqual(ignoredFields.toSorted())
  })

  it('is left out of every answer', () => {
    expect(
      api.flatMap((one) => told(one).flatMap(([part, schema]) => openPlaces(schema, `${name(one)} ${part}`))),
    ).toEqual([])
  })

  it('would be found wherever it could slip through', () => {
    const any = z.record(z.string(), z.string())
    const isFound = (schema: Schema) => openPlaces(schema, 'here').length > 0
    expect(isFound(z.object({ a: z.array(z.optional(z.looseObject({}))) }))).toBe(true)
    expect(isFound(z.union([z.string(), z.object({ a: z.nullable(any) })]))).toBe(true)
    expect(isFound(z.pipe(z.looseObject({}), z.object({ a: z.unknown() })))).toBe(true)
    expect(isFound(z.tuple([z.string(), z.any()]))).toBe(true)
    expect(isFound(z.pipe(z.unknown(), z.object({ a: z.string() })))).toBe(false)
  })

  const secrets = /password|hash|sealed|secret|cvc|token_|caller_key|user_agent|admin|staff/i
  it('a secret is in no answer by its name; a token goes to whoever signs in, and to nobody else', () => {
    const tells = (pattern: RegExp) =>
      api.filter((one) =>
        told(one).some(([, schema]) => [...within(schema, '')].some(([place]) => pattern.test(place))),
      )
    expect(tells(secrets).map(name)).toEqual([])
    expect(tells(/token/).map(name).toSorted()).toEqual([
      'POST /auth/email/verify/',
      'POST /auth/google-callback/',
      'POST /auth/login/',
      'POST /auth/register/',
    ])
  })
})
