import { similarityScore } from '@hanap/contract/jobs/similarity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomListing } from '../../../test/search/random-listings.ts'
import { searchListing } from '../../../test/search/search-listing.ts'
import { createJobIndex } from '../job-index.ts'
import type { Listing, Original } from '../port.ts'
import { readSynonyms } from '../words/synonyms.ts'

const synonyms = readSynonyms('')
const indexOf = (listings: readonly Listing[]) => {
  const index = createJobIndex({ synonyms })
  // Candidates of three segments must be merged.
  for (let part = 0; part < 3; part += 1) index.add(listings.filter((_, i) => i % 3 === part))
  return index
}
const originalOf = ({ id, title, tags, jobType, employer, usdMin, usdMax }: Listing): Original => ({
  id,
  title,
  tagIds: tags.map((tag) => tag.id),
  jobType,
  employerId: employer?.id ?? null,
  usdMin,
  usdMax,
})

/** Without points for contained titles, which the caller adds. */
function pointsOf(one: Listing, other: Listing): number {
  const plain = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase()
  const [a, b] = [plain(one.title), plain(other.title)]
  const isEither = a !== '' && b !== ''
  const whole = (isEither && a === b ? 10 : 0) + (isEither && (a.includes(b) || b.includes(a)) ? 5 : 0)
  return similarityScore(comparable(one), comparable(other)) - whole
}
const comparable = ({ title, jobType, tags, employer, usdMin, usdMax }: Listing) => ({
  title,
  job_type: jobType,
  tags,
  employer: employer && { id: employer.id, name: employer.name ?? '' },
  pay: { usd_min: usdMin, usd_max: usdMax },
})

// No shared stems: the contract compares words as written.
const word = fc.constantFrom(
  'writer',
  'editor',
  'senior',
  'video',
  'email',
  'with',
  'va',
  'the',
  'php',
  'remote',
)
const listing = fc
  .tuple(randomListing, fc.array(word, { maxLength: 5 }))
  .map(([one, words]): Listing => ({ ...one, title: words.join(' ') }))

it('offers from each source the listings with the most points, the newest first of equals', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(listing, { minLength: 1, maxLength: 14, selector: ({ id }) => id, size: 'max' }),
      listing,
      (listings, original) => {
        const related = indexOf(listings).related(originalOf(original))
        const others = listings.filter(({ id }) => id !== original.id)
        const ranked = (some: Listing[], points: (one: Listing) => number) =>
          some
            .toSorted((a, b) => points(b) - points(a) || b.postedAt - a.postedAt || b.id - a.id)
            .map(({ id }) => id)
        const points = (one: Listing) => pointsOf(original, one)
        const tagIds = original.tags.map(({ id }) => id)
        const keywords = original.title.split(' ').filter((one) => one.length > 3 && one !== 'with')
        expect(related).toEqual({
          tags: ranked(
            others.filter(({ tags }) => tags.some(({ id }) => tagIds.includes(id))),
            points,
          ),
          jobType: ranked(
            others.filter(({ jobType }) => jobType === original.jobType),
            points,
          ),
          title: ranked(
            others.filter(({ title }) => title.split(' ').some((one) => keywords.includes(one))),
            points,
          ),
          latest: ranked(others, () => 0),
        })
      },
    ),
    { numRuns: 300 },
  )
})

it('offers no more than is of use, of very many alike', () => {
  const many = Array.from({ length: 400 }, (_, i) =>
    searchListing(i + 1, { title: i % 50 === 0 ? 'Senior Writer' : 'Writer', tags: [{ id: 1, name: 'x' }] }),
  )
  const { tags, jobType, title, latest } = indexOf(many).related(
    originalOf(searchListing(999, { title: 'Senior Writer', tags: [{ id: 1, name: 'x' }] })),
  )
  expect([tags.length, jobType.length, title.length, latest.length]).toEqual([20, 25, 30, 25])
  const best = [351, 301, 251, 201, 151, 101, 51, 1]
  expect([tags.slice(0, 9), title.slice(0, 9)]).toEqual([
    [...best, 400],
    [...best, 400],
  ])
  expect(latest.slice(0, 3)).toEqual([400, 399, 398])
})

it('leaves out the listing itself and what was removed or changed', () => {
  const index = indexOf([1, 2, 3].map((id) => searchListing(id, { title: 'Writer' })))
  index.remove([2])
  index.add([searchListing(3, { title: 'Cook', jobType: 'gig' })])
  const original = originalOf(searchListing(1, { title: 'Writer' }))
  expect(index.related(original)).toEqual({ tags: [], jobType: [], title: [], latest: [3] })
})

it('tells the pay in the middle half of the jobs with the same work in their titles', () => {
  const paid = (id: number, php: number | null) =>
    searchListing(id, {
      title: 'Senior Video Editor',
      phpMin: php,
      phpMax: php,
      usdMin: php && php / 50,
      usdMax: php && php / 50,
    })
  const nine = [10, 20, 30, 40, 50, 60, 70, 80, 90].map((php, i) => paid(i + 1, php * 1000))
  const index = indexOf([
    ...nine,
    paid(20, null),
    searchListing(21, { title: 'Editor', phpMin: 1, phpMax: 1, usdMin: 1, usdMax: 1 }),
  ])
  const original = originalOf(searchListing(99, { title: 'Video Editor' }))
  expect(index.typicalPay(original)).toEqual({
    phpMin: 30_000,
    phpMax: 70_000,
    usdMin: 600,
    usdMax: 1400,
    listings: 9,
  })
  expect(index.typicalPay({ ...original, id: 1 })?.listings).toBe(8)
  index.remove([2])
  expect(index.typicalPay({ ...original, id: 1 })).toBeNull()
  expect(index.typicalPay({ ...original, title: 'Va' })).toBeNull()
})
