import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

test('whoever comes while the line is full is told when to come back', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 1 })
  const served = [passwords.hash('mangga-1'), passwords.hash('mangga-2')]
  const busy = { code: 'busy', status: 503, extra: { retry_after: 5 } }
  await expect(passwords.verify(null, 'mangga-3')).rejects.toMatchObject(busy)
  expect(await passwords.verify((await Promise.all(served))[1] ?? null, 'mangga-2')).toBe(true)
})
