import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const board = { BOARD_URL: 'https://board.example' }
const own = { LETTER_API_URL: 'https://api.openai.com/v1', LETTER_API_KEY: 'sk-ours', LETTER_MODEL: 'small' }

test('a default start has letters written by the stand-in, on the fifth port after its own', () => {
  expect(readConfig({ PORT: '4000' }).letters).toEqual({ url: 'http://127.0.0.1:4005/v1', model: 'stand-in' })
})

test('an installation has letters written where its operator says, and by nobody without that', () => {
  const letters = { url: 'https://api.openai.com/v1', apiKey: 'sk-ours', model: 'small' }
  expect(readConfig({ ...board, ...own }).letters).toEqual(letters)
  expect(readConfig(own).letters).toEqual(letters)
  expect(readConfig(board).letters).toBeUndefined()
})

test('a model on this machine needs no key, and its address no version', () => {
  const given = { LETTER_API_URL: 'http://localhost:11434', LETTER_MODEL: 'llama3' }
  expect(readConfig(given).letters).toEqual({ url: 'http://localhost:11434/v1', model: 'llama3' })
})

test('its model adds to no job’s orders unless the operator says how many times a day', () => {
  expect(readConfig({ ...board, ...own }).orderCallsADay).toBe(0)
  expect(readConfig({ ...board, ...own, ORDER_CALLS_A_DAY: '200' }).orderCallsADay).toBe(200)
  expect(() => readConfig({ ...board, ORDER_CALLS_A_DAY: '200' })).toThrow(
    'Configuration: LETTER_API_URL is missing: nobody knows what ORDER_CALLS_A_DAY is for',
  )
})

test.each([
  [{ LETTER_MODEL: '' }, 'LETTER_MODEL'],
  [{ LETTER_API_URL: '' }, 'LETTER_API_URL'],
  [{ LETTER_API_URL: '', LETTER_API_KEY: '' }, 'LETTER_API_URL'],
  [{ LETTER_API_URL: 'http://letters.example/v1' }, 'LETTER_API_URL'],
  [{ LETTER_API_URL: 'https://us:secret@letters.example/v1' }, 'LETTER_API_URL'],
  [{ LETTER_API_URL: 'api.openai.com' }, 'LETTER_API_URL'],
  [{ LETTER_API_KEY: 'two\nlines' }, 'LETTER_API_KEY'],
  [{ ORDER_CALLS_A_DAY: '-1' }, 'ORDER_CALLS_A_DAY'],
  [{ ORDER_CALLS_A_DAY: 'many' }, 'ORDER_CALLS_A_DAY'],
])('with %j the start is refused and says why', (wrong, name) => {
  expect(() => readConfig({ ...own, ...wrong })).toThrow(`Configuration: ${name} `)
})
