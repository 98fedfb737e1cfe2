/** @module-tag security */
import { updateInterview } from '@hanap/contract/application-tracking'
import { expect, it } from 'vitest'
import { type Base, coverFields } from './base.ts'
import { fieldsLeftOut } from './fields.ts'

const base = (status: number, names: string[]): Base => ({
  request: { endpoint: updateInterview, path: '/', query: [], headers: {}, person: 'ana' },
  token: 'of nena',
  status,
  names,
})
const ids = ['id', 'interview_id']

it('what the best call does not hold is tried in another, and nothing twice', () => {
  const made = [
    base(400, [...ids, 'label', 'place', 'notes', 'starts_at']),
    base(200, [...ids, 'label']),
    base(200, [...ids, 'label', 'place']),
    base(200, [...ids, 'place', 'notes']),
  ]
  const chosen = coverFields(updateInterview, made)
  expect(chosen.map(({ status, names }) => [status, names])).toEqual([
    [200, [...ids, 'label', 'place']],
    [200, ['notes']],
    [400, ['starts_at']],
  ])
  const tried = chosen.flatMap(({ names }) => names)
  expect(fieldsLeftOut(updateInterview, tried)).toEqual([])
})

it('a call that holds nothing new is left out', () => {
  expect(coverFields(updateInterview, [base(200, ids), base(200, ids), base(404, ids)])).toHaveLength(1)
})

it('where no call could be made, that is told', () => {
  expect(() => coverFields(updateInterview, [])).toThrow('No call of PATCH')
})
