import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../src/db/open.ts'

export type TestDatabase = ReturnType<typeof joinTestDatabase>

/** Copied from the migrated template; `close` drops it. */
export const createTestDatabase = () => createDatabase('template')

export const createBlankDatabase = () => createDatabase('template0')

/** Connects as another process would; `close` ends only these connections. */
export function joinTestDatabase({ url, name }: { url: string; name: string }) {
  const { db, pool } = openDatabase(url, { poolSize: 10 })
  return { url, name, db, pool, close: () => db.destroy() }
}

async function createDatabase(template: 'template' | 'template0'): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(templateUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = withDatabase(templateUrl, name)
  const joined = joinTestDatabase({ url, name })
  return {
    ...joined,
    async close() {
      await joined.close()
      await dropDatabase(templateUrl, name)
    },
  }
}

/**
 * Force cannot end an autovacuum (42501). Without force it yields, but closing connections are in the way (55006).
 */
const IN_USE = ['42501', '55006']

async function dropDatabase(templateUrl: string, name: string, tries = 6) {
  const force = tries % 2 === 0 ? 'with (force)' : ''
  try {
    await administer(templateUrl, `drop database ${name} ${force}`)
  } catch (error) {
    const isInUse = error instanceof pg.DatabaseError && IN_USE.includes(error.code ?? '')
    if (!isInUse || tries === 1) throw error
    await dropDatabase(templateUrl, name, tries - 1)
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
