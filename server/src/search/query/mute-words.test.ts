import { expect, it } from 'vitest'
import { searchListing } from '../../../test/search/search-listing.ts'
import { createJobIndex } from '../job-index.ts'
import { noFilters } from '../port.ts'
import { projectSynonyms } from '../words/synonyms.ts'

const jobs = [
  searchListing(3, { title: 'Virtual Assistant', jobType: 'part-time' }),
  searchListing(2, { title: 'Bookkeeper', description: 'You know Xero.' }),
  searchListing(1, { title: 'Data Entry', description: 'Choose a type for each record.' }),
]

function find(text: string) {
  const index = createJobIndex({ synonyms: projectSynonyms })
  index.add(jobs)
  const asked = { ...noFilters, hidden: [], text, order: 'relevance', offset: 0, limit: 10 } as const
  const { ids, corrections, without } = index.search(asked)
  const titles = ids.map((id) => jobs.find((job) => job.id === id)?.title)
  return { titles, corrections, without }
}
const leftOut = (...words: string[]) => words.map((typed) => ({ typed, used: '', asTyped: null }))

it.each([
  ['va hehe', 'Virtual Assistant', ['hehe']],
  ['part time huhu', 'Virtual Assistant', ['huhu']],
  ['bookkeeper zohobookz', 'Bookkeeper', ['zohobookz']],
  ['xero 2027x hehe', 'Bookkeeper', ['2027x', 'hehe']],
])('ben types %j, and finds a job by what listings say, told what none says', (text, title, words) => {
  expect(find(text)).toEqual({ titles: [title], corrections: leftOut(...words), without: [] })
})

it('ben finds nothing by words that no job has, alone or beside words that say nothing', () => {
  for (const text of ['zohobookz', 'hehe zohobookz', 'hanap zohobookz', 'zohobookz -xero'])
    expect(find(text)).toMatchObject({ titles: [], corrections: [] })
})

it('a quoted word stays required, and the answer says what he finds without it', () => {
  const word = { criterion: 'word', value: '"zohobookz"', count: 1 }
  expect(find('bookkeeper "zohobookz"')).toEqual({ titles: [], corrections: [], without: [word] })
})

it('of two trades the known one is found, or neither of two unknown ones', () => {
  expect(find('zohobookz or bookkeeper')).toMatchObject({ titles: ['Bookkeeper'], corrections: [] })
  expect(find('bookkeeper zohobookz or hehe')).toMatchObject({ titles: [], corrections: [] })
})

it('a trade of the table stays required, though no job is of it', () => {
  expect(find('part time paralegal')).toMatchObject({ titles: [], corrections: [] })
})

it('ana jokes or asks politely, and is not asked whether she meant an English word', () => {
  for (const text of ['charot va', 'pahingi va', 'penge work va', 'va ngaun'])
    expect(find(text)).toMatchObject({ titles: ['Virtual Assistant'], corrections: [] })
})

it('ana, who wants only to type, meets data entry and no list of types', () => {
  expect(find('typing lang').titles).toEqual(['Data Entry'])
})
