import { createHmac } from 'node:crypto'
import pg from 'pg'
import { createClient } from '../connections/lone-client.ts'
import { superuser } from './embedded-cluster.ts'

/** Owns its database and has no rights on the server. */
const role = 'hanap'

const wrongPassword = '28P01'
const noSuchDatabase = '3D000'

// Derived, so that it does not reveal the superuser's.
const passwordOf = (secret: string) => createHmac('sha256', secret).update(role).digest('hex')

/** @param secret the home's password */
export function addressOf(secret: string, port: number, databaseName: string): string {
  return `postgres://${role}:${passwordOf(secret)}@127.0.0.1:${port}/${databaseName}`
}

/**
 * Also proves that the server answers.
 * @param mayMakeDatabases for test runs, which copy a database per worker
 */
export async function ensureDatabase(
  secret: string,
  port: number,
  name: string,
  mayMakeDatabases: boolean,
): Promise<void> {
  if (await answers(addressOf(secret, port, name))) return
  const client = createClient({
    host: '127.0.0.1',
    port,
    user: superuser,
    password: secret,
    database: 'postgres',
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [role])
    const verb = roles.rowCount === 0 ? 'create' : 'alter'
    const right = mayMakeDatabases ? 'createdb' : 'nocreatedb'
    await client.query(`${verb} role ${role} login ${right} password '${passwordOf(secret)}'`)
    const databases = await client.query('select 1 from pg_database where datname = $1', [name])
    if (databases.rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(name)} owner ${role} template template0`)
    }
  } finally {
    await client.end()
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = createClient({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return true
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined
    if (code === wrongPassword || code === noSuchDatabase) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
