import { jobTypes, workHours } from '@hanap/contract/jobs/jobs'
import { experienceLevels } from '@hanap/contract/jobs/salaries'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomListing } from '../../../test/search/random-listings.ts'
import { createJobIndex } from '../job-index.ts'
import type { GuideQuestion, Listing } from '../port.ts'
import { readExperience } from '../segments/experience.ts'
import { readPlaces } from '../segments/places.ts'
import { readSynonyms } from '../words/synonyms.ts'
import { quartilesOf } from './quartiles.ts'

const words = ['editor', 'video', 'nurse', 'writer'] as const
const said = [
  '',
  'For US clients.',
  '3 years of experience.',
  'In Cebu, 1 year of experience.',
  'Office in Cebu.',
]
const listing = fc
  .tuple(randomListing, fc.subarray([...words]), fc.constantFrom('', 'Senior '), fc.constantFrom(...said))
  .map(
    ([one, title, level, description]): Listing => ({
      ...one,
      title: `${level}${title.join(' ')}`,
      description,
    }),
  )
const question: fc.Arbitrary<GuideQuestion> = fc.record({
  title: fc.option(
    fc.subarray([...words], { minLength: 1 }).map((some) => some.join(' ')),
    { nil: null },
  ),
  location: fc.option(fc.constantFrom('us', 'cebu', 'office'), { nil: null }),
  level: fc.option(fc.constantFrom(...experienceLevels), { nil: null }),
  jobType: fc.option(fc.constantFrom(...jobTypes), { nil: null }),
  tagIds: fc.option(fc.subarray([1, 14, 27, 40], { minLength: 1 }), { nil: null }),
  fewest: fc.constant(2),
})

const levelOf = ({ title, description }: Listing) => readExperience(title, description)
const placesOf = ({ title, description }: Listing) => readPlaces(`${title}\n${description}`)

/** The naive model. */
function fits(one: Listing, { title, location, level, jobType, tagIds }: GuideQuestion): boolean {
  const inTitle = one.title.split(' ')
  return (
    (title === null || title.split(' ').every((word) => inTitle.includes(word))) &&
    (location !== 'us' || placesOf(one).includes('United States')) &&
    (location !== 'cebu' || placesOf(one).includes('Cebu')) &&
    (location !== 'office' || one.description.includes('Office')) &&
    (level === null || levelOf(one) === level) &&
    (jobType === null || one.jobType === jobType) &&
    (tagIds === null || one.tags.some(({ id }) => tagIds.includes(id)))
  )
}

function payOf(listings: readonly Listing[], fewest: number) {
  const middles = listings.flatMap(({ usdMin, usdMax }) => {
    const [low, high] = [usdMin ?? usdMax, usdMax ?? usdMin]
    return low === null || high === null ? [] : [(low + high) / 2]
  })
  const of = (amounts: number[]) =>
    amounts.length >= fewest ? quartilesOf(Float64Array.from(amounts)) : null
  // A dollar is twenty pesos in these listings.
  const pesos = middles.map((dollars) => dollars * 20)
  return { listings: listings.length, paid: middles.length, php: of(pesos), usd: of(middles) }
}

it('counts the same as somebody who goes through the listings one by one', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(listing, { maxLength: 14, selector: ({ id }) => id, size: 'max' }),
      fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      question,
      (listings, removed, asked) => {
        const index = createJobIndex({ synonyms: readSynonyms('') })
        for (let part = 0; part < 3; part += 1) index.add(listings.filter((_, i) => i % 3 === part))
        index.remove(removed)
        const guide = index.payGuide(asked)
        const open = listings.filter((one) => !removed.includes(one.id) && fits(one, asked))
        expect(guide.all).toEqual(payOf(open, 2))
        expect(guide.experience_stated).toBe(open.filter((one) => levelOf(one) !== null).length)
        expect(guide.location_stated).toBe(open.filter((one) => placesOf(one).length > 0).length)
        for (const { level, ...pay } of guide.by_experience) {
          expect(pay).toEqual(
            payOf(
              open.filter((one) => levelOf(one) === level),
              2,
            ),
          )
        }
        for (const { hours, ...pay } of guide.by_hours) {
          expect(pay).toEqual(
            payOf(
              open.filter((one) => one.workHours === hours),
              2,
            ),
          )
        }
        expect(guide.by_hours.map(({ hours }) => hours)).toEqual(workHours)
        const stepped = guide.pay_steps?.reduce((sum, count) => sum + count, 0)
        expect(stepped ?? null).toBe(guide.all.php && guide.all.paid)
        for (const type of jobTypes) {
          const { job_type: _, ...pay } = guide.by_job_type.find(({ job_type }) => job_type === type) ?? {
            ...payOf([], 2),
            job_type: type,
          }
          expect(pay).toEqual(
            payOf(
              open.filter((one) => one.jobType === type),
              2,
            ),
          )
        }
        for (const place of ['United States', 'Cebu']) {
          const { location: _, ...pay } = guide.by_location.find(({ location }) => location === place) ?? {
            ...payOf([], 2),
            location: place,
          }
          expect(pay).toEqual(
            payOf(
              open.filter((one) => placesOf(one).includes(place)),
              2,
            ),
          )
        }
        for (const { id, name: _, ...pay } of guide.skills) {
          expect(pay).toEqual(
            payOf(
              open.filter(({ tags }) => tags.some((tag) => tag.id === id)),
              2,
            ),
          )
        }
      },
    ),
  )
})
