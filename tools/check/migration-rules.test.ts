/** @module-tag operations */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { FROZEN, findBroken, RULES } from './migration-rules.ts'

const migrations = path.join(import.meta.dirname, '../../server/src/db/migrations')
const fixtures = path.join(import.meta.dirname, 'fixtures/migrations')
const namesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sql'))
const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8')

it.each(namesIn(migrations).filter((name) => name.slice(0, 4) > FROZEN))(
  '%s runs while the version before it still serves',
  (name) => {
    const broken = findBroken(read(migrations, name))
    expect(broken.map(({ rule, statement }) => `${rule}: ${RULES[rule]?.why} (${statement})`)).toEqual([])
  },
)

it('no two migrations have the same number', () => {
  const numbers = namesIn(migrations).map((name) => name.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})

it('every rule has a broken fixture that it alone catches, statement by statement', () => {
  for (const rule of Object.keys(RULES)) {
    const sql = read(fixtures, `${rule}.sql`)
    const broken = findBroken(sql)
    expect([...new Set(broken.map((one) => one.rule))], rule).toEqual([rule])
    const expected = [...sql.matchAll(/-- broken/g)].length
    expect(broken.length, rule).toBe(expected)
  }
})

it('what adds to a site that serves is let through, and so is all that a new table of its own has', () => {
  expect(findBroken(read(fixtures, 'fine.sql'))).toEqual([])
  expect(findBroken(read(fixtures, 'fine-outside.sql'))).toEqual([])
})

it('what is taken away a release later says why', () => {
  const drop = 'alter table users drop column nickname;'
  expect(findBroken(`-- allowed: takes-away, nothing has read it since 1.4\n${drop}`)).toEqual([])
  expect(findBroken(`-- allowed: builds-index, another rule\n${drop}`)).toHaveLength(1)
  expect(findBroken(`-- allowed: takes-away\n${drop}`)).toHaveLength(1)
  expect(findBroken(`select 1; -- allowed: takes-away, behind another statement\n${drop}`)).toHaveLength(1)
})
