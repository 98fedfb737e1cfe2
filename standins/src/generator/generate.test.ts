import { expect, test } from 'vitest'
import type { ListingDraft } from '../board/listings/listing.ts'
import { generateListings } from './generate.ts'

const now = new Date('2026-10-01T12:00:00Z')
const listings = generateListings({ count: 5000, seed: 1, now })
const open = listings.filter(({ state }) => state === 'open')
const share = (is: (listing: ListingDraft) => boolean) => listings.filter(is).length / listings.length

test('a seed always writes the same posts, another seed others', () => {
  const withoutDates = (drafts: ListingDraft[]) => drafts.map((draft) => ({ ...draft, posted: null }))
  const later = generateListings({ count: 5000, seed: 1, now: new Date('2027-03-01T00:00:00Z') })
  expect(withoutDates(later)).toEqual(withoutDates(listings))
  const other = generateListings({ count: 50, seed: 2, now })
  expect(other.map(({ title }) => title)).not.toEqual(listings.slice(0, 50).map(({ title }) => title))
})

test('five thousand posts are open, each with its own id, from about twelve hundred employers', () => {
  expect(open).toHaveLength(5000)
  expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length)
  const employers = new Set(listings.map(({ employer }) => employer?.id))
  expect(employers.size).toBeGreaterThan(1050)
  expect(employers.size).toBeLessThan(1350)
  expect(share(({ employer }) => employer?.name === null)).toBeCloseTo(0.25, 0)
  expect(share(({ employer }) => employer?.logo !== null)).toBeGreaterThan(0.2)
})

test('types, hours, skills and pay have the shares the real board shows', () => {
  expect(share(({ type_of_work }) => type_of_work === 'Full Time')).toBeCloseTo(921 / 1651, 1)
  expect(share(({ type_of_work }) => type_of_work === 'Gig')).toBeCloseTo(75 / 1651, 1)
  expect(share(({ skills }) => skills?.length === 0)).toBeCloseTo(407 / 1651, 1)
  expect(share(({ hours }) => hours === 'TBD')).toBeCloseTo(0.18, 1)
  expect(share(({ hours }) => hours?.startsWith('-') === true)).toBeGreaterThan(0)
  expect(share(({ salary }) => !/\d/.test(salary ?? ''))).toBeCloseTo(0.26, 1)
  expect(share(({ salary }) => /php|₱|^P\d/i.test(salary ?? ''))).toBeGreaterThan(0.08)
  expect(new Set(listings.map(({ salary }) => salary)).size).toBeGreaterThan(1500)
})

test('one or two posts in a hundred say that they are a contract', () => {
  const contracts = share(({ description }) =>
    /\d-month contract|(fixed|short)-term contract|contract basis|type: contract/i.test(description ?? ''),
  )
  expect(contracts).toBeGreaterThan(0.01)
  expect(contracts).toBeLessThan(0.02)
})

test('dates reach back forty-five days, denser towards now', () => {
  const ages = listings.map(({ posted }) => (now.getTime() - (posted?.getTime() ?? 0)) / 86_400_000)
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ages)).toBeLessThanOrEqual(45)
  expect(ages.filter((age) => age < 7).length).toBeGreaterThan(ages.filter((age) => age > 38).length * 3)
})

test('texts are whole, of a sensible length, and no two are the same', () => {
  const texts = listings.map(({ description }) => description ?? '')
  for (const text of [...texts, ...listings.map(({ title }) => title)]) {
    expect(text).not.toMatch(/undefined|NaN|\{\w+\}|\[\w+[|\]]|\b1 years/)
    expect(text).not.toMatch(/\ba (?!one|us\b)[aeio]\w/i)
  }
  const lengths = texts.map((text) => text.split(/\s+/).length)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(45)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(420)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => text.includes('<ojfilter>')).length).toBeGreaterThan(500)
  expect(listings.some(({ slug }) => /[A-Z]/.test(slug ?? ''))).toBe(true)
  expect(listings.some(({ title }) => /\p{Extended_Pictographic}/u.test(title))).toBe(true)
  expect(listings.some(({ title }) => title.length > 150)).toBe(true)
})
