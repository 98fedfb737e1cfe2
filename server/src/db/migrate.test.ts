/** @module-tag operations */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { tableTypes } from '../../../tools/table-types.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('knows the types of the tables as the migrations make them', () => {
  const { ok, output } = tableTypes(database.url, { verify: true })
  expect(ok, `${output}\nrun: npm run db:types`).toBe(true)
})

it('runs nothing twice, also when several programs start at once', async () => {
  const url = new URL(inject('templateUrl'))
  const name = `fresh_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({
    connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href,
  })
  await admin.connect()
  try {
    await admin.query(`create database ${name}`)
    const fresh = Object.assign(new URL(url), { pathname: `/${name}` }).href
    const applied = await Promise.all([migrate(fresh), migrate(fresh), migrate(fresh)])
    expect(applied.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([
      0,
      0,
      applied.flat().length,
    ])
    expect(await migrate(fresh)).toEqual([])
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
})
