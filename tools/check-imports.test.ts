import { expect, it } from 'vitest'
import config from '../.dependency-cruiser.mjs'
import { checkImports, fixturesDir } from './check-imports.ts'

it('every arrow has a broken fixture that it catches', async () => {
  const { violations } = await checkImports(fixturesDir, ['contract', 'server', 'standins', 'web'])
  const caught = new Set(violations.map((line) => line.replace(/.*\[(.*)\]$/, '$1')))
  expect([...caught].sort()).toEqual(config.forbidden.map((rule) => rule.name).sort())
})
