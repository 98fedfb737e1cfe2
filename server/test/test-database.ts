import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../src/db/open.ts'

export type TestDatabase = ReturnType<typeof joinTestDatabase>

/** A database of this test's own, copied from the migrated template; dropped by `close`. */
export const createTestDatabase = () => createDatabase('template')

/** The same without anything in it. */
export const createBlankDatabase = () => createDatabase('template0')

/** Further connections to a database of this test's, as another process has them; `close` ends these alone. */
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
 * A vacuum that the server began by itself may not be ended by force (42501); without force it gives way by itself, but then
 * who else is still leaving is in the way (55006).
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
