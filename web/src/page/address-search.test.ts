import { expect, test } from 'vitest'
import { parseAddressSearch, writeAddressSearch } from './address-search.ts'

test('a search for a number stays the text it is, there and back', () => {
  expect(writeAddressSearch({ search: '2026', page: 2 })).toBe('?search=2026&page=2')
  expect(parseAddressSearch('?search=2026&page=2')).toEqual({ search: '2026', page: '2' })
})

test('nothing chosen leaves the address bare', () => {
  expect(writeAddressSearch({ search: '', page: undefined, tags: null })).toBe('')
})

test('tags stay readable and names come back as they were', () => {
  const tags = `3,name:${encodeURIComponent('C++ & more')}`
  const text = writeAddressSearch({ tags })
  expect(text).toBe('?tags=3,name:C%252B%252B%2520%2526%2520more')
  expect(parseAddressSearch(text)).toEqual({ tags })
})
