import { expect, it } from 'vitest'
import config from '../../.dependency-cruiser.mjs'
import { checkImports, fixturesDir } from './check-imports.ts'

const { violations } = await checkImports(fixturesDir, ['contract', 'server', 'standins', 'web'])
const breakers = (rule: string) =>
  violations.filter((line) => line.endsWith(`[${rule}]`)).map((line) => line.split(' -> ')[0])

it('every arrow has a broken fixture that it catches', () => {
  const caught = new Set(violations.map((line) => line.replace(/.*\[(.*)\]$/, '$1')))
  expect([...caught].sort()).toEqual(['room-circle', ...config.forbidden.map((rule) => rule.name)].sort())
})

it('a circle of rooms is caught in the server and in the web', () => {
  expect(breakers('room-circle')).toContain('server/src/features/mugs/service.ts')
  expect(breakers('room-circle')).toContain('web/src/acts/bowls/fill.ts')
})

it('of a feature its routes alone may know HTTP, be it a type of it', () => {
  expect(breakers('features-know-no-http')).toEqual([
    'server/src/features/jobs/service.ts',
    'server/src/features/pay/tasks.ts',
  ])
})

it('a store may say the types that rules are written in, and call nothing of them', () => {
  expect(breakers('store-decides-nothing')).toContain('server/src/features/pay/store.ts')
  expect(breakers('store-decides-nothing')).not.toContain('server/src/features/pay/pay/store.ts')
})

it('a named part of the rules is as pure as rules.ts', () => {
  expect(breakers('rules-are-pure')).toContain('server/src/features/pay/rules/dates.ts')
})

it('two rooms import each other neither directly nor by a type', () => {
  expect(violations.filter((line) => line.endsWith('[room-circle]'))).toContain(
    'server/src/features/mugs/service.ts -> server/src/features/plates/rules.ts, server/src/features/plates/service.ts -> server/src/features/mugs/rules.ts [room-circle]',
  )
})
