import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../src/db/open.ts'

/** A database of this test's own, copied from the migrated template; dropped by `close`. */
export async function createTestDatabase() {
  const templateUrl = inject('templateUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(templateUrl, `create database ${name} template template strategy file_copy`)
  const url = withDatabase(templateUrl, name)
  const { db, pool } = openDatabase(url, { poolSize: 10 })
  return {
    url,
    db,
    pool,
    async close() {
      await db.destroy()
      await administer(templateUrl, `drop database ${name} with (force)`)
    },
  }
}

async function administer(templateUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: withDatabase(templateUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string) {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
