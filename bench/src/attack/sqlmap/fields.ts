import type { Endpoint } from '@hanap/contract/endpoint'
import { shapeOf } from '../request.ts'
import type { Shape } from '../values.ts'

/** Everything that an endpoint takes by the contract, and the calls hold nothing of. */
export function fieldsLeftOut({ params, query, body }: Endpoint, names: readonly string[]): string[] {
  const fields = [params, query, body].flatMap((schema) => (schema ? fieldsIn(shapeOf(schema), '') : []))
  return fields.filter((field) => !names.some((name) => isWithin(name, field)))
}

/** A list is one, whatever stands in it. */
function fieldsIn(shape: Shape, name: string): string[] {
  if (!shape.properties) return [name]
  return Object.entries(shape.properties).flatMap(([key, one]) =>
    fieldsIn(one, name ? `${name}.${key}` : key),
  )
}

/** Whether what has that name is the field, or stands in it. */
export const isWithin = (name: string, field: string) =>
  name === field || name.startsWith(`${field}[`) || name.startsWith(`${field}.`)
