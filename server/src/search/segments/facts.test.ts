import { expect, it } from 'vitest'
import type { Listing } from '../port.ts'
import type { BeginnerFit } from './beginner.ts'
import { readFacts } from './facts.ts'
import { TAG, TITLE } from './occurrence.ts'

const listing = (description: string, workHours: Listing['workHours']): Listing => ({
  id: 1,
  title: 'Helper',
  description,
  employer: null,
  tags: [],
  jobType: 'full-time',
  salary: '',
  usdMin: null,
  usdMax: null,
  phpMin: null,
  phpMax: null,
  workHours,
  isStale: false,
  postedAt: 0,
})

const partOf = (fact: string, job: Listing) => readFacts(job, null).find(([name]) => name === fact)?.[1]

it('night work by the clock counts as in the title, and more if it is called so', () => {
  expect(partOf('night', listing('From 9 to 5 in New York.', 'night'))).toBe(TITLE)
  expect(partOf('night', listing('A graveyard shift.', 'night'))).toBe(TITLE | TAG)
})

it('ana, who works when she likes, meets her own hours before some freedom', () => {
  expect(partOf('flexible', listing('Flexible hours.', 'flexible'))).toBe(TITLE)
  expect(partOf('flexible', listing('Set your own hours.', 'flexible'))).toBe(TITLE | TAG)
  expect(partOf('flexible', listing('You may not set your own hours.', 'flexible'))).toBe(TITLE)
})

it('lia, who asks for training, meets who trains before who only needs no experience', () => {
  const part = (description: string, fit: BeginnerFit | null) =>
    readFacts(listing(description, 'not-stated'), fit).find(([name]) => name === 'training')?.[1]
  expect(part('We will train you.', 'none-needed')).toBe(TITLE | TAG)
  expect(part('No experience needed.', 'none-needed')).toBe(TITLE)
  expect(part('A junior job.', 'entry-level')).toBe(0)
  expect(part('We will train you.', 'not')).toBe(TAG)
  expect(part('Experience is a must.', 'not')).toBeNull()
  expect(part('', null)).toBeUndefined()
})

it('lia meets first who says in the title that beginners may come', () => {
  const isNamed = (title: string, fit: BeginnerFit) =>
    readFacts({ ...listing('', 'not-stated'), title }, fit).find(([name]) => name === 'beginner')?.[2]
  expect(isNamed('Helper, no experience needed', 'none-needed')).toBe(true)
  expect(isNamed('Helper', 'none-needed')).toBe(false)
  expect(isNamed('Beginner helper', 'little-asked')).toBe(false)
})
