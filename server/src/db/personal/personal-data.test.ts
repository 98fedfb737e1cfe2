import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { impersonalTables, personalData, unreachableData } from './personal-data.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
const columnsOf = new Map<string, string[]>()
const keyOf = new Map<string, string[]>()
beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name::text as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`.execute(database.db)
  for (const { name, columns } of rows) columnsOf.set(name, columns)
  const keys = await sql<{ name: string; columns: string[] }>`
    select k.table_name::text as name, array_agg(k.column_name::text order by k.ordinal_position) as columns
    from information_schema.table_constraints c
    join information_schema.key_column_usage k using (constraint_schema, constraint_name, table_name)
    where c.constraint_type = 'PRIMARY KEY' and c.table_schema = 'public'
    group by k.table_name`.execute(database.db)
  for (const { name, columns } of keys.rows) keyOf.set(name, columns)
})
afterAll(() => database.close())

it('says of every table of the database whether it holds personal data, and of no other', () => {
  const listed = [
    ...personalData.map(({ table }) => table),
    ...Object.keys(unreachableData),
    ...Object.keys(impersonalTables),
  ]
  expect(listed.toSorted()).toEqual([...columnsOf.keys()].toSorted())
})

it('says of every column of these tables whether its person is told it, or why not', () => {
  const wrong = personalData.flatMap(({ table, told, leftOut }) => {
    const listed = [...Object.keys(told), ...Object.keys(leftOut)].toSorted()
    const isRight = listed.join() === columnsOf.get(table)?.join()
    return isRight ? [] : [{ table, listed, columns: columnsOf.get(table) }]
  })
  expect(wrong).toEqual([])
})

it('reads every table in the order of its own key', () => {
  // Keyed by the lower-cased address.
  const keyed = personalData.filter(({ table }) => table !== 'mail_suppressions')
  for (const { table, key } of keyed) expect([table, key]).toEqual([table, keyOf.get(table)])
})

it('gives a reason for everything that is left out or stays', () => {
  const given = personalData.flatMap(({ leftOut, stays = 'nothing stays' }) => [
    ...Object.values(leftOut),
    stays,
  ])
  given.push(...Object.values(unreachableData))
  expect(given.filter((reason) => reason.length < 10)).toEqual([])
})

it('lists nothing that a deletion would leave: it goes with the account, is looked for, or stays for a reason', async () => {
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and confdeltype = 'c'`.execute(database.db)
  const goes = new Set(['users'])
  for (let before = 0; before < goes.size; ) {
    before = goes.size
    for (const { child, parent } of rows) if (goes.has(parent)) goes.add(child)
  }
  // Triggers delete files with the rows that own them.
  goes.add('stored_files')
  const left = personalData.filter(({ table, isLoose, stays }) => !goes.has(table) && !isLoose && !stays)
  expect(left.map(({ table }) => table)).toEqual([])
})

it('calls no table without personal data that names an account', () => {
  const naming = [...columnsOf].filter(([, columns]) =>
    columns.some((column) => /user_id|e_?mail$|address|phone|password/.test(column)),
  )
  const listed = new Set<string>([...personalData.map(({ table }) => table), ...Object.keys(unreachableData)])
  expect(naming.map(([table]) => table).filter((table) => !listed.has(table))).toEqual([])
})

it('looks for the rows of a person in every one of these tables', async () => {
  for (const { table, isTheirs } of personalData) {
    const rows = await database.db
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .where(isTheirs({ id: 1, email: 'ana@example.com' }))
      .execute()
    expect([table, rows]).toEqual([table, []])
  }
})
