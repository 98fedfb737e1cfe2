import { expect, test } from 'vitest'
import { honestJobs } from '../../../test/letters/honest-jobs.ts'
import { honestLetters } from '../../../test/letters/honest-letters.ts'
import { honestPeople } from '../../../test/letters/honest-people.ts'
import { laterHonestLetters } from '../../../test/letters/later-honest-letters.ts'
import { findUnfounded } from '../../../test/letters/unfounded.ts'
import { groundOf } from './grounding/rules/ground.ts'
import { templateSentences } from './rules/template.ts'

/** A refusal costs a retry, and then the template replaces the letter. */
const MOST_REFUSED = 0.05

test('of honest letters for different jobs and people, fewer than one in twenty is refused', () => {
  const letters = [...honestLetters, ...laterHonestLetters]
  const refused = letters
    .map(({ job, facts, body }, at) => ({ at, found: findUnfounded(body, groundOf(job, facts)) }))
    .filter(({ found }) => found.length > 0)
  expect(letters.length).toBeGreaterThan(50)
  expect(refused.length / letters.length, JSON.stringify(refused)).toBeLessThan(MOST_REFUSED)
})

test('the template of each of these people passes for each of these jobs', () => {
  for (const job of Object.values(honestJobs)) {
    for (const facts of Object.values(honestPeople))
      expect(findUnfounded(templateSentences(job, facts).join(''), groundOf(job, facts))).toEqual([])
  }
})
