import { listEmployers } from '@hanap/contract/jobs/employers'
import { expect, test } from 'vitest'
import { MAX_WORDS } from '../../page/typed-words.ts'
import { readEmployersSearch } from './employers-search.ts'

test.each([
  [{}, {}],
  [
    { search: ' acme ', page: '3' },
    { search: 'acme', page: 3 },
  ],
  [{ search: '', page: '1' }, {}],
  [{ search: ' \n', page: '0' }, {}],
  [{ search: 7, page: '1e3' }, {}],
  [{ page: '99999' }, {}],
  [{ search: `${'a'.repeat(99)}🙂` }, { search: 'a'.repeat(99) }],
])('the directory at %j shows %j', (given, read) => expect(readEmployersSearch(given)).toEqual(read))

test('the longest name and the last page are ones that the server takes', () => {
  const { search = '', page = 0 } = readEmployersSearch({ search: 'a'.repeat(500), page: '9999' })
  expect(search).toHaveLength(MAX_WORDS)
  expect(listEmployers.query?.safeParse({ search, page: String(page) }).success).toBe(true)
  expect(listEmployers.query?.safeParse({ search: `${search}a` }).success).toBe(false)
})
