import { expect, it } from 'vitest'
import { tellSeldom } from './tell-seldom.ts'

it('an operator reads once a minute that the database is away, and each other trouble at once', () => {
  const told: string[] = []
  let now = 0
  const fail = tellSeldom(
    ({ message }) => told.push(message),
    () => now,
  )
  for (; now < 120_000; now += 500) {
    fail(new Error('away'))
    if (now === 1000) fail(new Error('full'))
  }
  expect(told).toEqual(['away', 'full', 'away'])
})

it('troubles that are never the same are all told, and not all remembered', () => {
  const told: string[] = []
  const fail = tellSeldom(
    ({ message }) => told.push(message),
    () => 0,
  )
  for (let n = 0; n < 150; n++) fail(new Error(`trouble ${n}`))
  expect(told).toHaveLength(150)
  fail(new Error('trouble 0'))
  expect(told).toHaveLength(151)
})
