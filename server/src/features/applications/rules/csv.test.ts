/** @module-tag security */
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asText, writeCsv } from './csv.ts'

const read = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
/** Parsed strictly by RFC 4180. */
const cellsOf = (bytes: Uint8Array): string[][] =>
  parse(read(bytes), { bom: true, record_delimiter: '\r\n', relax_column_count: true })

test('the file says that it is UTF-8, ends its lines with CRLF and quotes its cells', () => {
  const file = read(
    writeCsv([
      ['Job Title', 'Notes'],
      ['Señor “VA”', 'said "yes", then\nno'],
    ]),
  )
  expect(file).toBe('\ufeff"Job Title","Notes"\r\n"Señor “VA”","said ""yes"", then\nno"\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+63 917', "'+63 917"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\u00a0\u200b=1', "'\u00a0\u200b=1"],
  ['"=1', `'"=1`],
  ['＝1', "'＝1"],
  ['＠x', "'＠x"],
  ['\tplain', "'\tplain"],
  ['\rplain', "'\rplain"],
  ['one\n=2', "one\n'=2"],
  ['one\r\n =2', "one\r\n' =2"],
  ['a;=cmd()', "a;'=cmd()"],
  ['a, -1', "a,' -1"],
  ['a;"=cmd()', `a;'"=cmd()`],
  ['=;=;=', "'=;'=;'="],
])('a spreadsheet reads %j as the text it is', (given, written) => {
  expect(asText(given)).toBe(written)
})

test.each([
  'Virtual Assistant',
  'a = b',
  'part-time',
  'ana@example.com',
  'https://x.example/?a=1',
  "'=1",
  '',
])('%j is nothing but text and stays as it is', (given) => expect(asText(given)).toBe(given))

const nasty = fc.string({
  unit: fc.constantFrom(...'=+-@＝＋－＠\t\r\n ,;|"\'ab1\u00a0\u200b\u2028\ufeff'),
  maxLength: 20,
})
const anything = fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 40 }))
const rows = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(anything, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  )

test('whatever the cells say, a reader finds exactly them, made text', () => {
  fc.assert(
    fc.property(rows, (given) => {
      expect(cellsOf(writeCsv(given))).toEqual(given.map((cells) => cells.map(asText)))
    }),
    { numRuns: 1000 },
  )
})

test('nothing is lost: without the apostrophes that were put in, it is what was given', () => {
  fc.assert(
    fc.property(anything, (cell) => {
      expect(asText(cell).replaceAll("'", '')).toBe(cell.replaceAll("'", ''))
    }),
    { numRuns: 1000 },
  )
})

const begins = /^[\p{Z}\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u

test('wherever a spreadsheet splits, no cell begins a formula', () => {
  fc.assert(
    fc.property(rows, (given) => {
      const pieces = read(writeCsv(given)).split(/[,;|\t\r\n\u2028]/u)
      expect(pieces.filter((piece) => begins.test(piece))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})
