import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Comparable, similarityLabel, similarityScore, titleKeywords } from './similarity.ts'

const employer = { id: 7, name: 'Acme' }
const tags = (...ids: number[]) => ids.map((id) => ({ id }))
const pay = (usd_min: number | null, usd_max: number | null) => ({ usd_min, usd_max })

function listing(given: Partial<Comparable> = {}): Comparable {
  return { title: '', job_type: 'full-time', tags: [], employer: null, pay: null, ...given }
}

/** Nothing in common except what a case adds. */
const unlike = (given: Partial<Comparable> = {}) => listing({ job_type: 'gig', ...given })

describe('the keywords of a title', () => {
  test.each([
    ['Virtual Assistant for the CEO', ['virtual', 'assistant']],
    ['Work with React and Node', ['work', 'react', 'node']],
    ['WITH That', ['that']],
    ['Editor, editor & EDITOR', ['editor']],
    ['C++ / Go dev', []],
    ['Señor Développeur', ['señor', 'développeur']],
    ['', []],
  ])('of %j are %j', (title, words) => {
    expect(titleKeywords(title)).toEqual(words)
  })
})

describe('scores worked out by hand', () => {
  const cases: [string, Comparable, Comparable, number][] = [
    ['nothing alike', listing({ title: 'Cook' }), unlike({ title: 'Nurse' }), 0],
    ['no titles at all are not the same title', listing(), unlike(), 0],
    // One of three words: 3.
    ['one word', listing({ title: 'Video Content Editor' }), unlike({ title: 'Editor needed' }), 3],
    // Exactly half is not more than half: 3.
    ['half the words', listing({ title: 'Video Editor' }), unlike({ title: 'Senior Editor' }), 3],
    // Two of three: 6 + 5.
    ['most words', listing({ title: 'Video Content Editor' }), unlike({ title: 'Editor of Video' }), 11],
    // Two of two 6, more than half 5, contained 5.
    ['contained title', listing({ title: 'Video Editor' }), unlike({ title: 'Senior Video Editor' }), 16],
    // Two of three 6, more than half 5, contained 5.
    ['containing title', listing({ title: 'Senior Video Editor' }), unlike({ title: 'Video Editor' }), 16],
    // Two of two 6, more than half 5, exact 10, contained 5.
    ['same title', listing({ title: 'Video Editor' }), unlike({ title: ' video  EDITOR' }), 26],
    // No keyword: exact 10, contained 5.
    ['same short title', listing({ title: 'VA' }), unlike({ title: 'va' }), 15],
    // One of four, a quarter: 2.
    ['one tag', listing({ tags: tags(1, 2, 3, 4) }), unlike({ tags: tags(1, 9) }), 2],
    // Two of four, exactly half: 4.
    ['half the tags', listing({ tags: tags(1, 2, 3, 4) }), unlike({ tags: tags(1, 2) }), 4],
    // Three of five, 60%: 6 + 4.
    ['60% of the tags', listing({ tags: tags(1, 2, 3, 4, 5) }), unlike({ tags: tags(1, 2, 3) }), 10],
    // Seven of ten, exactly 70%: 14 + 4.
    [
      '70% of the tags',
      listing({ tags: tags(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) }),
      unlike({ tags: tags(1, 2, 3, 4, 5, 6, 7) }),
      18,
    ],
    // Three of four, 75%: 6 + 7.
    ['75% of the tags', listing({ tags: tags(1, 2, 3, 4) }), unlike({ tags: tags(1, 2, 3, 8, 9) }), 13],
    // The share is of this job's tags: one of one, 2 + 7.
    ['the only tag', listing({ tags: tags(1) }), unlike({ tags: tags(1, 2, 3, 4) }), 9],
    ['same type', listing({ job_type: 'gig' }), unlike(), 2],
    ['same employer', listing({ employer }), unlike({ employer: { ...employer } }), 3],
    ['two employers not named', listing({ employer: null }), unlike({ employer: null }), 0],
    ['pay overlaps', listing({ pay: pay(500, 900) }), unlike({ pay: pay(800, 1200) }), 1],
    ['pay touches', listing({ pay: pay(500, 900) }), unlike({ pay: pay(900, 1200) }), 1],
    ['pay apart', listing({ pay: pay(500, 900) }), unlike({ pay: pay(901, 1200) }), 0],
    ['pay known at one end', listing({ pay: pay(800, null) }), unlike({ pay: pay(500, 900) }), 1],
    ['pay unknown', listing({ pay: pay(null, null) }), unlike({ pay: pay(500, 900) }), 0],
    [
      // Words 6 + 5, contained 5, tags 4 + 7, type 2, employer 3, pay 1.
      'all together',
      listing({ title: 'Video Editor', tags: tags(1, 2), employer, pay: pay(500, 900) }),
      listing({ title: 'Video Editor II', tags: tags(2, 1), employer, pay: pay(600, 600) }),
      33,
    ],
  ]
  test.each(cases)('%s', (_, job, other, score) => {
    expect(similarityScore(job, other)).toBe(score)
  })
})

test.each([
  [26, 'Highly Similar'],
  [12, 'Highly Similar'],
  [11, 'Very Similar'],
  [8, 'Very Similar'],
  [7, 'Similar'],
  [4, 'Similar'],
  [3, 'Related'],
  [0, 'Related'],
])('a score of %d reads %j', (score, label) => {
  expect(similarityLabel(score)).toBe(label)
})

test('any two titles score, and a job is never less like itself than another is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, other) => {
      const job = listing({ title })
      const score = similarityScore(job, listing({ title: other }))
      expect(score).toBeGreaterThanOrEqual(0)
      expect(similarityScore(job, job)).toBeGreaterThanOrEqual(score)
    }),
  )
})
