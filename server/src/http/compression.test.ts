import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compressOnce } from './compression.ts'

test('the page that ana and ben both read is compressed once, and each of them can read it', () => {
  const compress = vi.fn<(answer: Buffer) => Buffer>(brotliCompressSync)
  const once = compressOnce(compress, 10)
  const answers = ['ana', 'ben'].map(() => once(Buffer.from('{"count":3}')))
  expect(answers.map((answer) => brotliDecompressSync(answer).toString())).toEqual([
    '{"count":3}',
    '{"count":3}',
  ])
  expect(compress).toHaveBeenCalledTimes(1)
})

test('a page that differs in one letter is another one', () => {
  const once = compressOnce(brotliCompressSync, 10)
  const read = (text: string) => brotliDecompressSync(once(Buffer.from(text))).toString()
  expect([read('{"saved":1}'), read('{"saved":0}'), read('{"saved":1}')]).toEqual([
    '{"saved":1}',
    '{"saved":0}',
    '{"saved":1}',
  ])
})

test('no more pages are kept than may be: what nobody asked for the longest goes', () => {
  const compress = vi.fn<(answer: Buffer) => Buffer>((answer) => answer)
  const once = compressOnce(compress, 2)
  for (const page of ['one', 'two', 'one', 'three', 'one']) once(Buffer.from(page))
  expect(compress).toHaveBeenCalledTimes(3)
  once(Buffer.from('two'))
  expect(compress).toHaveBeenCalledTimes(4)
})
