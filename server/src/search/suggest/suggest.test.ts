import { expect, it } from 'vitest'
import { searchListing } from '../../../test/search/search-listing.ts'
import { createJobIndex, type JobIndex } from '../job-index.ts'
import type { Listing } from '../port.ts'
import { readSynonyms } from '../words/synonyms.ts'

let id = 0
function indexOf(...given: (Partial<Listing> | string)[]): JobIndex {
  const index = createJobIndex({ synonyms: readSynonyms('') })
  index.add(given.map((one) => searchListing((id += 1), typeof one === 'string' ? { title: one } : one)))
  while (index.tidy());
  return index
}
const say = (index: JobIndex, typed: string) =>
  index.suggest(typed).map(({ kind, text, count }) => `${kind} ${text} ${count}`)

const editors = () =>
  indexOf(
    'Video editor',
    'Video Editor | Night shift',
    'Photo Editor (Lightroom)',
    'Video Games Tester',
    { title: 'E-commerce VA', employer: { id: 7, name: 'Videomax Studios' } },
    { title: 'Shopify E-commerce', tags: [{ id: 3, name: 'Video editing' }] },
  )

it.each([
  [
    'vid',
    [
      'title Video Editor 2',
      'title Video Games Tester 1',
      'employer Videomax Studios 1',
      'tag Video editing 1',
    ],
  ],
  ['VIDEO ED', ['title Video Editor 2', 'tag Video editing 1']],
  ['edit', ['title Video Editor 2', 'title Photo Editor 1', 'tag Video editing 1']],
  ['studios', ['employer Videomax Studios 1']],
  ['deo', []],
  ['v', []],
  ['', []],
  ['editor video', []],
  [
    '"vid',
    [
      'title Video Editor 2',
      'title Video Games Tester 1',
      'employer Videomax Studios 1',
      'tag Video editing 1',
    ],
  ],
])('suggests to %o what begins so, or has a word that does', (typed, suggested) => {
  expect(say(editors(), typed).toSorted()).toEqual(suggested.toSorted())
})

it('finds by a word of one letter wherever it stands', () => {
  expect(say(editors(), 'e comm')).toEqual(['title E-commerce VA 1', 'title Shopify E-commerce 1'])
})

it('puts what begins so above what has it within, and the more frequent first', () => {
  const index = indexOf(
    'Senior Writer',
    'Senior Writer',
    'Writer',
    'Writer of books',
    'Writer of books',
    'Writer of books',
  )
  expect(say(index, 'writ')).toEqual(['title Writer of books 3', 'title Writer 1', 'title Senior Writer 2'])
})

it('tells the id of an employer or tag, for their own pages', () => {
  const employer = { id: 7, name: 'Acme Ledgers' }
  const index = indexOf(
    { employer, tags: [{ id: 3, name: 'Accounting' }] },
    { employer },
    { employer: { id: 8, name: null } },
  )
  expect(index.suggest('ac')).toEqual([
    { kind: 'employer', text: 'Acme Ledgers', id: 7, count: 2 },
    { kind: 'tag', text: 'Accounting', id: 3, count: 1 },
  ])
})

it('suggests at most five titles, two employers and two tags, eight together', () => {
  const many = Array.from({ length: 9 }, (_, i) => ({
    title: `Writer ${'abcdefghi'[i]}x`,
    employer: { id: i, name: `Writers ${i}` },
    tags: [{ id: i, name: `Writing ${i}` }],
  }))
  const kinds = indexOf(...many)
    .suggest('writ')
    .map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'title')).toHaveLength(5)
  expect(kinds).toHaveLength(8)
  const others = indexOf(...many.map((one) => ({ ...one, title: '' })))
    .suggest('writ')
    .map(({ kind }) => kind)
  expect(others.toSorted()).toEqual(['employer', 'employer', 'tag', 'tag'])
})

it('names once what is a title and a tag', () => {
  const index = indexOf(
    { title: 'Data Entry', tags: [{ id: 1, name: 'data entry' }] },
    { tags: [{ id: 1, name: 'data entry' }] },
  )
  expect(say(index, 'data')).toEqual(['tag data entry 2'])
})

it('forgets what was removed, and knows what came, after its housekeeping', () => {
  const index = createJobIndex({ synonyms: readSynonyms('') })
  index.add([
    searchListing(1, { title: 'Writer' }),
    searchListing(2, { title: 'Wrestler' }),
    searchListing(3, { title: 'Writer' }),
  ])
  while (index.tidy());
  index.remove([2, 3])
  index.add([searchListing(4, { title: 'Wright', employer: { id: 1, name: 'Wrigley' } })])
  while (index.tidy());
  expect(say(index, 'wr').toSorted()).toEqual(['employer Wrigley 1', 'title Wright 1', 'title Writer 1'])
  index.remove([1, 4])
  while (index.tidy());
  expect(index.suggest('wr')).toEqual([])
})
