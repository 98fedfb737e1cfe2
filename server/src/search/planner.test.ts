import { expect, it } from 'vitest'
import { searchListing } from '../../test/search-listing.ts'
import { type Asked, createJobIndex } from './job-index.ts'
import { readSynonyms } from './synonyms.ts'

const synonyms = readSynonyms('va = virtual assistant\nvideo editor = film cutter')

function start(titles: readonly string[]) {
  const index = createJobIndex({ synonyms })
  index.add(titles.map((title, i) => searchListing(titles.length - i, { title })))
  const search = (text: string, given: Partial<Asked> = {}) => {
    const everything = { jobType: null, pay: null, postedFrom: null, tagIds: null, hidden: [] }
    const found = index.search({ ...everything, order: 'date', offset: 0, limit: 50, text, ...given })
    return { ...found, titles: found.ids.map((id) => titles[titles.length - id]) }
  }
  return { search }
}
const times = (count: number, title: string) => Array.from({ length: count }, () => title)

it('puts right what no listing has, and says so', () => {
  const { search } = start(['Video Editor', 'Video Editor', 'Cook', 'Cook'])
  const { titles, corrections } = search('vidoe edtior')
  expect(titles).toEqual(['Video Editor', 'Video Editor'])
  expect(corrections).toEqual([
    { typed: 'vidoe', used: 'video' },
    { typed: 'edtior', used: 'editor' },
  ])
})

it('brings the synonyms of what it put right', () => {
  const { search } = start([
    'VA',
    'Virtual Assistant',
    'Virtual Assistant',
    'Film cutter',
    'Video Editor',
    'Video Editor',
  ])
  expect(search('virtual asistant').titles).toEqual(['VA', 'Virtual Assistant', 'Virtual Assistant'])
  expect(search('vidoe editor').titles).toEqual(['Film cutter', 'Video Editor', 'Video Editor'])
})

it('puts right words only, not parts of others, quotations, or what is left out', () => {
  const { search } = start(['Video', 'Video', 'Xvidoe tester'])
  expect(search('xvidoe vidoe').corrections).toEqual([{ typed: 'vidoe', used: 'video' }])
  expect(search('"vidoe"')).toMatchObject({ count: 0, corrections: [] })
  expect(search('video -vidoe')).toMatchObject({ count: 2, corrections: [] })
  expect(search('vidoe -vidoe')).toMatchObject({ count: 2, corrections: [{ typed: 'vidoe', used: 'video' }] })
})

it('says once what was typed twice, however it was written', () => {
  const { search } = start(['Video', 'Video'])
  expect(search('VIDOE vidoe or vidoe')).toMatchObject({
    count: 2,
    corrections: [{ typed: 'vidoe', used: 'video' }],
  })
  expect(search('vídoe')).toMatchObject({ count: 2, corrections: [{ typed: 'vidoe', used: 'video' }] })
})

it('searches a rare word together with the frequent one it may be a slip of', () => {
  const { search } = start(['Desiner', ...times(50, 'Designer')])
  expect(search('desiner')).toMatchObject({
    count: 51,
    corrections: [{ typed: 'desiner', used: 'designer' }],
  })
  expect(search('designer')).toMatchObject({ count: 50, corrections: [] })
})

it('tells for a search without a match what dropping each word, as it was typed, would find', () => {
  const { search } = start(['Video Editor', 'Video Editor', 'Cook', 'Cook', 'Cook'])
  expect(search('vidoe cook')).toMatchObject({
    count: 0,
    without: [
      { criterion: 'word', value: 'vidoe', count: 3 },
      { criterion: 'word', value: 'cook', count: 2 },
    ],
  })
  expect(search('cook "video editor"').without.map(({ value }) => value)).toEqual(['"video editor"', 'cook'])
  expect(search('cook or nobody video').without.map(({ value }) => value)).toEqual([
    'video',
    'cook or nobody',
  ])
  expect(search('nobody').without).toEqual([])
})

it('names the filters without which there would be matches, the most first', () => {
  const { search } = start(['Cook', 'Cook', 'Writer'])
  const found = search('cook', { jobType: 'gig', pay: null, tagIds: null, postedFrom: 0 })
  expect(found.without).toEqual([{ criterion: 'job_type', value: '', count: 2 }])
  expect(search('cook writer', { jobType: 'full-time' }).without).toEqual([
    { criterion: 'word', value: 'writer', count: 2 },
    { criterion: 'word', value: 'cook', count: 1 },
  ])
})

it.each(['!!!', '""', '-', '🙂', ''])('finds nothing for %o, which holds no word', (text) => {
  expect(start(['Cook']).search(text)).toMatchObject({ count: 0, close: [], corrections: [], without: [] })
})

it('finds everything but what is left out where nothing else is asked', () => {
  expect(start(['Cook', 'Writer']).search('-cook').titles).toEqual(['Writer'])
})
