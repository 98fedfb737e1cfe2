import type { Schema } from '../src/wire/endpoint.ts'

type Definition = {
  type: string
  shape?: Record<string, Schema>
  catchall?: Schema
  keyType?: Schema
  valueType?: Schema
  in?: Schema
  out?: Schema
  /** Conditions accept nothing extra. */
  checks?: unknown
}
export const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

/** Every inner schema with its place. Of a schema checked before another, only the one that gives the outcome. */
export function* within(schema: Schema, at: string): Generator<[string, Schema]> {
  const { type, shape, valueType, checks: _, in: first, out: last, ...others } = definitionOf(schema)
  const outcome = last && definitionOf(last).type === 'transform' ? first : last
  yield [at, schema]
  if (type === 'pipe' && outcome) return yield* within(outcome, at)
  for (const [name, part] of Object.entries(shape ?? {})) yield* within(part, `${at}.${name}`)
  if (valueType) yield* within(valueType, `${at}[]`)
  for (const part of Object.values(others).flat()) if (isSchema(part)) yield* within(part, at)
}
const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && '_zod' in part && 'parse' in (part._zod as object)
