import { payBands } from '@hanap/contract/jobs/job-filters'
import { jobTypes, workHours } from '@hanap/contract/jobs/jobs'
import type { TypedPay } from '@hanap/contract/jobs/listing-facts'
import fc from 'fast-check'
import type { Asked, Listing } from '../../src/search/port.ts'
import { readSynonyms } from '../../src/search/words/synonyms.ts'

/* Few words, so that they often match. None is one typo from another, except forms of one word. */
export const fewSynonyms = readSynonyms('va = virtual assistant\nwo = web ops\ncsr -> va ops')
const words = [
  'va',
  'seo',
  'php',
  'web',
  'ops',
  'wo',
  'csr',
  'c++',
  'b2b',
  'for',
  'virtual',
  'assistant',
].concat(['assistants', 'writes', 'writing', 'nurses', 'full', 'time', 'gig', 'remote'])
const together = fc.constantFrom('web ops', 'virtual assistant', 'va va', 'ops web', 'full time')
export const randomWord = fc.constantFrom(...words)

const piece = fc.oneof(
  { weight: 8, arbitrary: randomWord },
  { weight: 3, arbitrary: together },
  // A phrase does not span a tag's end, but signs do not separate words.
  { weight: 1, arbitrary: fc.constantFrom('|', ',') },
)
const randomText = (maxLength: number) =>
  fc.array(piece, { maxLength, size: 'max' }).map((some) => some.join(' '))

const tags = ['va', 'Web Ops', 'SEO', 'virtual'].map((name, i) => ({ id: 1 + 13 * i, name }))
const employers = [null, { id: 1, name: 'Nurses' }, { id: 2, name: null }, { id: 3, name: 'Web Assistants' }]
const pay = fc.option(fc.constantFrom(0, 300, 500, 1000, 1500, 6000), { nil: null })

const inPesos = (dollars: number | null) => dollars && dollars * 20

/** Few, so that listings replace and tie with each other. */
export const randomId = fc.integer({ min: 1, max: 14 })
export const randomListing: fc.Arbitrary<Listing> = fc
  .record({
    id: randomId,
    title: randomText(4),
    description: fc.oneof(randomText(6), randomText(45)),
    employer: fc.constantFrom(...employers),
    tags: fc.subarray(tags),
    jobType: fc.constantFrom(...jobTypes),
    salary: fc.constantFrom('', '$90 weekly'),
    usdMin: pay,
    usdMax: pay,
    workHours: fc.constantFrom(...workHours),
    postedAt: fc.integer({ min: 0, max: 4 }),
    isStale: fc.boolean(),
  })
  .map((listing) => ({ ...listing, phpMin: inPesos(listing.usdMin), phpMax: inPesos(listing.usdMax) }))

const token = fc.oneof(
  { weight: 12, arbitrary: randomWord },
  { weight: 2, arbitrary: fc.constantFrom('virtual assistant', 'or', 'va or seo') },
  { weight: 2, arbitrary: randomWord.map((word) => `-${word}`) },
  { weight: 3, arbitrary: fc.oneof(together, randomText(3)).map((some) => `"${some}"`) },
  { weight: 1, arbitrary: together.map((some) => `-"${some}"`) },
)
const seldom = <One>(arbitrary: fc.Arbitrary<One>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

/** At the end of the text. */
const randomPay = seldom(
  fc.record({
    said: fc.constantFrom<TypedPay>(
      { currency: 'PHP', per: 'month', least: 20_000 },
      { currency: 'USD', per: 'hour', least: 6 },
    ),
    fullTime: fc.constantFrom(1000, 20_000),
    other: fc.constantFrom(500, 20_000),
  }),
)

export const randomQuestion: fc.Arbitrary<Asked> = fc
  .record({
    text: fc.option(
      fc.array(token, { minLength: 1, maxLength: 4 }).map((some) => some.join(' ')),
      { nil: null },
    ),
    jobType: seldom(fc.constantFrom(...jobTypes)),
    pay: seldom(fc.constantFrom(...Object.values(payBands))),
    minimumPay: seldom(fc.constantFrom(6000, 20_000, 100_000)),
    workHours: seldom(fc.constantFrom(...workHours)),
    postedFrom: seldom(fc.integer({ min: 0, max: 5 })),
    tagIds: seldom(fc.subarray([...tags.map(({ id }) => id), 99])),
    hidden: fc.array(randomId, { maxLength: 2 }),
    order: fc.constantFrom('relevance', 'relevance', 'date', 'salary'),
    fit: fc.constantFrom('well', undefined),
    offset: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 })),
    limit: fc.integer({ min: 1, max: 8 }),
    pay30k: randomPay,
  })
  .map(({ pay30k: pay, ...asked }) => {
    if (pay === null) return { ...asked, askedPay: null }
    const before = asked.text === null ? '' : `${asked.text} `
    return {
      ...asked,
      text: `${before}30k`,
      askedPay: { ...pay, start: before.length, end: before.length + 3 },
    }
  })
