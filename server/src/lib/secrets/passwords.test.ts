/** @module-tag security */
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

test('whoever comes while the line is full is told when to come back', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 1 })
  const served = [passwords.hash('mangga-1'), passwords.hash('mangga-2')]
  const busy = { code: 'busy', status: 503, extra: { retry_after: 5 } }
  await expect(passwords.verify(null, 'mangga-3')).rejects.toMatchObject(busy)
  expect(await passwords.verify((await Promise.all(served))[1] ?? null, 'mangga-2')).toBe(true)
})

test('a hash that took less work than a new one takes is outdated, and a new one or a harder one is not', async () => {
  const passwords = createPasswords()
  const current = await passwords.hash('mangga-1')
  expect(current).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(passwords.isOutdated(current)).toBe(false)
  const of = (memoryCost: number, timeCost: number) =>
    hash('mangga-1', { memoryCost, timeCost, parallelism: 1 })
  expect(passwords.isOutdated(await of(8192, 2))).toBe(true)
  expect(passwords.isOutdated(await of(19_456, 1))).toBe(true)
  expect(passwords.isOutdated(await of(32_768, 3))).toBe(false)
  expect(passwords.isOutdated('$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy')).toBe(true)
})

test('two passwords that differ in their last letter only are two passwords', async () => {
  const passwords = createPasswords()
  const long = 'a1'.repeat(63)
  const stored = await passwords.hash(`${long}xy`)
  expect(await passwords.verify(stored, `${long}xy`)).toBe(true)
  expect(await passwords.verify(stored, `${long}xz`)).toBe(false)
  expect(await passwords.verify(stored, `${long}xy `)).toBe(false)
})
