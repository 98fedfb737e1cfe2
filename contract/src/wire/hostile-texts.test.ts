/** @module-tag security */
import { expect, it } from 'vitest'
import { within } from '../../test/schema-parts.ts'
import { api } from './api.ts'
import type { Schema } from './endpoint.ts'

const LETTERS = 100_000
/** They make patterns backtrack: a repeated piece, then a mismatch. */
const pieces =
  'a|1| |-|.|@|/|:|+|(|"|<|ñ|e\u0301|\u200b|👩‍👧|\t|\n|\r\n|a.|a@|@a.|a | \n|1 |1,|0.|a-|www.|http://|https://a.|a b|["'.split(
    '|',
  )
const texts = pieces.flatMap((piece) => {
  const long = piece.repeat(LETTERS / piece.length)
  return [long, `${long}\u0000`, `${long}!`, `a${long}`]
})

const readers = new Set(
  api
    .flatMap(({ params, query, body }) => [params, query, body])
    .filter((schema): schema is Schema => schema !== undefined)
    .flatMap((schema) => [...within(schema, '')].map(([, part]) => part)),
)

// Backtracking would take minutes; the limit only catches hangs.
it('whatever a text of a hundred thousand letters is made of, every field of every call has read it', {
  timeout: 180_000,
}, () => {
  expect(readers.size).toBeGreaterThan(100)
  for (const reader of readers)
    for (const text of texts) expect(() => reader._zod.run({ value: text, issues: [] }, {})).not.toThrow()
})
