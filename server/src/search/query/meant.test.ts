import { expect, it } from 'vitest'
import { searchListing } from '../../../test/search/search-listing.ts'
import { createArrivalsIndex } from '../arrivals-index.ts'
import { createJobIndex } from '../job-index.ts'
import { noFilters } from '../port.ts'
import { projectSynonyms } from '../words/synonyms.ts'

const jobs = [
  searchListing(3, { title: 'Virtual Assistant', description: 'You answer calls.' }),
  searchListing(2, { title: 'Virtual Assistant', description: 'You plan travel.' }),
  searchListing(1, { title: 'Bookkeeper', description: 'You know Xero. ₱30,000 a month.' }),
]
const index = createJobIndex({ synonyms: projectSynonyms })
index.add(jobs)

const meantBy = (text: string) =>
  index.search({ ...noFilters, hidden: [], text, order: 'relevance', offset: 0, limit: 10 }).meant

it.each([
  ['bookeeper', 'bookkeeper'],
  ['Virtul Assistant (calls)', 'virtual Assistant (calls)'],
  ['bookeeper/va', 'bookkeeper/va'],
  ['bookeeper -xero', 'bookkeeper -xero'],
])('ben types %j, and what he saves is %j, which matches a new job', (text, meant) => {
  expect(meantBy(text)).toBe(meant)
  const arrivals = createArrivalsIndex(projectSynonyms)
  arrivals.add([searchListing(9, { title: 'Bookkeeper or virtual assistant', description: 'Some calls.' })])
  expect(arrivals.match({ ...noFilters, text: meant })).toEqual([9])
})

it.each(['bookkeeper', 'va part time', '"bookeeper"', 'zohobookz', 'va po'])(
  'what ben types in %j is saved as he typed it',
  (text) => {
    expect(meantBy(text)).toBeNull()
  },
)

it('ben, whose slip one employer made too, waits for the word that the page says', () => {
  const many = Array.from({ length: 60 }, (_, n) => searchListing(n + 10, { title: 'Legal Paralegal' }))
  const others = createJobIndex({ synonyms: projectSynonyms })
  others.add([...many, searchListing(9, { title: 'Legal Paralegel' })])
  const asked = { ...noFilters, hidden: [], order: 'relevance' as const, offset: 0, limit: 10 }
  expect(others.search({ ...asked, text: 'paralegel' })).toMatchObject({ count: 61, meant: 'paralegal' })
})

it('ben, whose text would grow too long, saves it as he typed it', () => {
  const text = `${'bookeeper '.repeat(20).trim()}!`
  expect(text).toHaveLength(200)
  expect(meantBy(text)).toBeNull()
})

it('ana, whose word no job has yet, waits for the first that has it', () => {
  expect(meantBy('bookkeeper zohobookz')).toBeNull()
  expect(meantBy('bookeeper zohobookz')).toBe('bookkeeper zohobookz')
})
