import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStringTable } from './string-table.ts'

const letters = fc.constantFrom('a', 'b', 'A', 'ñ', '₱', 'İ', '字', '😀', '\ud800', '\udc00', '\0')
const text = fc.oneof(
  fc.array(letters, { maxLength: 4 }).map((some) => some.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

it('numbers any texts as a map would, also after all it has was read back', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 200, size: 'max' }), fc.nat(), (texts, cut) => {
      const numbers = new Map<string, number>()
      let table = createStringTable()
      for (const [i, one] of texts.entries()) {
        expect(table.find(one)).toBe(numbers.get(one))
        if (!numbers.has(one)) numbers.set(one, numbers.size)
        expect(table.of(one)).toBe(numbers.get(one))
        if (i === cut % texts.length) table = createStringTable(structuredClone(table.columns(0)))
      }
      expect(table.length).toBe(numbers.size)
      expect(Array.from({ length: table.length }, (_, n) => table.at(n))).toEqual([...numbers.keys()])
      expect([table.at(-1), table.at(table.length)]).toEqual(['', ''])
    }),
  )
})

it('finds by a key of the text, and shows it as it came first', () => {
  const table = createStringTable(undefined, (one) => one.toLowerCase())
  expect([table.of('Writer'), table.of('ÑANDÚ'), table.of('WRITER'), table.of('ñandú')]).toEqual([0, 1, 0, 1])
  const again = createStringTable(table.columns(0), (one) => one.toLowerCase())
  expect([again.find('writeR'), again.at(0), again.at(1), again.find('wrote')]).toEqual([
    0,
    'Writer',
    'ÑANDÚ',
    undefined,
  ])
})

it('finds each of a hundred thousand texts', () => {
  const table = createStringTable()
  for (let n = 0; n < 100_000; n += 1) expect(table.of(`word${n}`)).toBe(n)
  for (let n = 0; n < 100_000; n += 997)
    expect([table.find(`word${n}`), table.at(n)]).toEqual([n, `word${n}`])
})
