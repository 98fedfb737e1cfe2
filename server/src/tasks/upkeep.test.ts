import { expect, test } from 'vitest'
import { sweepEach } from './upkeep.ts'

test('what fails to be swept keeps nothing behind it from it, and all that failed is said at the end', async () => {
  const swept: string[] = []
  const part = (name: string, error?: Error) => ({
    async sweep() {
      if (error) throw error
      swept.push(name)
    },
  })
  const [late, broken] = [new Error('canceling statement due to statement timeout'), new Error('broken')]
  const parts = {
    first: part('first'),
    late: part('', late),
    mails: part('mails'),
    broken: part('', broken),
    contact: part('contact'),
  }
  const thrown = await sweepEach(parts).catch((error: unknown) => error)
  expect(swept).toEqual(['first', 'mails', 'contact'])
  expect(thrown).toBeInstanceOf(AggregateError)
  const { message, errors } = thrown as AggregateError
  expect(message).toBe('Not swept: late: canceling statement due to statement timeout; broken: broken')
  expect(errors.map(({ cause }) => cause)).toEqual([late, broken])
})

test('where nothing fails, nothing is said', async () => {
  await expect(sweepEach({ mails: { sweep: async () => {} } })).resolves.toBeUndefined()
})
