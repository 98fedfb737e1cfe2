import { describe, expect, test } from 'vitest'
import { readTags, tagKey, writeTagName } from './tag-filter.ts'

describe('the tags asked for', () => {
  test.each([
    ['3,name:Data%20Entry,9', [3, 'Data Entry', 9]],
    ['name:a%2Cb', ['a,b']],
    ['name:100%', ['100%']],
    ['-7,name:,name:%20,x,', []],
  ])('as %j are read', (text, tags) => {
    expect(readTags(text)).toEqual(tags)
  })

  test('a name comes back as it was written', () => {
    const names = ['Café & co', 'Night, shift', '100%', 'name:x', '7']
    expect(readTags(names.map(writeTagName).join(','))).toEqual(names)
  })

  test('spaces and case make no other tag', () => {
    expect(tagKey('  Data \t ENTRY ')).toBe(tagKey('data entry'))
  })
})
