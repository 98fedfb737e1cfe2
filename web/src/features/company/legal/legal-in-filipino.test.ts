import { expect, test } from 'vitest'
import { readBlocks, readLinks } from './legal-blocks.ts'
import { privacyMessages as privacyInFilipino } from './privacy-messages.fil.ts'
import { privacyMessages } from './privacy-messages.ts'
import { termsMessages as termsInFilipino } from './terms-messages.fil.ts'
import { termsMessages } from './terms-messages.ts'

type Text = string | ((...values: never[]) => string)

/** Cannot be mistaken for a text's own figures. */
const values = ['«1»', '«2»', '«3»'] as never[]

/** Blocks, rows, cells, links and inserted values, without words. */
function shapeOf(text: Text): unknown {
  const words = typeof text === 'string' ? text : text(...values)
  return {
    blocks: readBlocks(words).map((block) => {
      if (block.kind === 'rows') return block.rows.map((row) => row.length)
      return block.kind === 'list' ? block.items.length : block.kind
    }),
    links: readLinks(words).flatMap(({ href }) => href ?? []),
    values: (words.match(/«\d»/g) ?? []).sort(),
  }
}

const shapesOf = (texts: Readonly<Record<string, Text>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, shapeOf(text)]))

test.each([
  ['privacy policy', privacyMessages, privacyInFilipino],
  ['terms', termsMessages, termsInFilipino],
])('ana reads all of the %s in Filipino, and that the English text binds', (_, english, filipino) => {
  expect(shapesOf(filipino)).toEqual(shapesOf(english))
  expect(english.binding).toBe('')
  expect(filipino.binding).toContain('English')
})
