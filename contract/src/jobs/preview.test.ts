import { describe, expect, test } from 'vitest'
import { PREVIEW_LENGTH, previewOf } from './preview.ts'

describe('the preview of a description', () => {
  test('a text of exactly 150 characters is shown whole', () => {
    expect(previewOf('a'.repeat(150))).toBe('a'.repeat(150))
  })

  test('one character more and it is cut to 150 and an ellipsis', () => {
    expect(previewOf('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`)
  })

  test('an empty text stays empty', () => {
    expect(previewOf('')).toBe('')
  })

  test('150 emoji are 150 characters, however many code units they take', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(previewOf(family.repeat(PREVIEW_LENGTH))).toBe(family.repeat(PREVIEW_LENGTH))
    expect(previewOf(family.repeat(PREVIEW_LENGTH + 1))).toBe(`${family.repeat(PREVIEW_LENGTH)}…`)
  })

  test('a letter is never parted from its accent', () => {
    const letter = 'n\u0303'
    expect(previewOf(letter.repeat(200))).toBe(`${letter.repeat(150)}…`)
    const plain = 'a'.repeat(149)
    expect(previewOf(`${plain}${letter} and more`)).toBe(`${plain}${letter}…`)
  })

  test('a line end of two code units is one character, as it is for any reader', () => {
    expect(previewOf('\r\n'.repeat(151))).toBe(`${'\r\n'.repeat(150)}…`)
  })
})
