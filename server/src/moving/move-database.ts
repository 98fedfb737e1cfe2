import type pg from 'pg'
import { takeDatabase } from '../backups/blank-database.ts'
import { tightenTables } from '../backups/building.ts'
import { copyIn, copyOut, digestTable, withCopying } from '../backups/copying.ts'
import { BackupProblem } from '../backups/problem.ts'
import { createRowDigest } from '../backups/row-digest.ts'
import {
  listTables,
  nameOf,
  readMigrations,
  readQueueVersion,
  readSequences,
  setSequences,
} from '../backups/tables.ts'
import { type Held, readIfSame } from './finished.ts'
import { begin, beginOrContinue, forgetRanges, noteFinished, noteRange, readLastRange } from './progress.ts'
import { inPieces, type KeyedTable, noteOf, rangeOf, readKey, readKeyValues } from './ranges.ts'

export type MoveSummary = {
  tables: number
  rows: number
  /** Rows copied by this run. */
  brought: number
}

type Given = {
  sourceUrl: string
  targetUrl: string
  /** Identifies the move, also after a killed run. */
  id: string
  /** The target's name, typed to replace its content. */
  replace?: string | undefined
  log: (line: string) => void
  /** The size of a transaction. */
  piece?: { rows: number; bytes: number }
}

const PIECE = { rows: 10_000, bytes: 8 * 1024 * 1024 }

/**
 * Reads each piece back before committing it, and compares everything at the end. A killed run continues under the
 * same id; rows changed since are copied again.
 * @throws BackupProblem with a line for the operator; the source is never written to
 */
export async function moveDatabase(given: Given): Promise<MoveSummary> {
  return withCopying(given.sourceUrl, (source) =>
    withCopying(given.targetUrl, (target) => move(source, target, given)),
  )
}

async function move(source: pg.Client, target: pg.Client, given: Given): Promise<MoveSummary> {
  const { id, replace, log } = given
  const migrations = await readMigrations(source)
  if (migrations.length === 0) throw new BackupProblem('There is nothing in the database here yet.')
  await takeDatabase(target)
  await source.query('begin isolation level repeatable read, read only')
  const withQueue = (await readQueueVersion(source)) !== null
  const beginning = { id, migrations, withQueue, replace }
  let progress = await beginOrContinue(target, beginning)
  if (progress.isFinished) {
    log('The rows were all brought before: both databases are read again.')
    const same = await readIfSame(source, target, progress.held)
    if (same) return { tables: same.tables.length, rows: countRows(same.tables), brought: 0 }
    log('What is here has changed since: all of it once more.')
    // Another program may have connected.
    await takeDatabase(target)
    progress = await begin(target, beginning)
  } else if (!progress.isNew) log('Continuing an earlier run.')
  const tables: KeyedTable[] = []
  for (const table of await listTables(source)) tables.push(await readKey(source, table))
  await refuseOtherTables(target, tables)
  let brought = 0
  for (const table of tables) brought += await bringTable(source, target, table, given)
  const compared: Held['tables'] = []
  for (const table of tables) {
    const { schema, name, columns } = table
    const again = await holdAgainst(source, target, table, given)
    brought += again.brought
    compared.push({ schema, name, columns, rows: again.rows, digest: again.digest })
  }
  await target.query('begin')
  await tightenTables(target, progress.loosened)
  await setSequences(target, await readSequences(source))
  await noteFinished(target, id, { tables: compared, sequences: await readSequences(target) })
  await target.query('commit')
  await target.query('analyze')
  return { tables: tables.length, rows: countRows(compared), brought }
}

const countRows = (tables: Held['tables']) => tables.reduce((sum, { rows }) => sum + rows, 0)

/** Each piece commits together with its note. */
async function bringTable(source: pg.Client, target: pg.Client, table: KeyedTable, given: Given) {
  const note = noteOf(table)
  const isKeyed = table.key.length > 0
  const former = await readLastRange(target, note)
  if (former && !isKeyed) return 0
  let [last, number, brought] = [former?.last ?? null, former?.number ?? 0, 0]
  const most = isKeyed
    ? (given.piece ?? PIECE)
    : { rows: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY }
  const rowsLeft = copyOut(source, table, table.columns, rangeOf(table, last))
  for await (const piece of inPieces(rowsLeft, most)) {
    const upTo = readKeyValues(table, piece.last)
    const sent = createRowDigest()
    sent.add(piece.bytes)
    const { rows, digest } = sent.end()
    await target.query('begin')
    const filling = copyIn(target, table, table.columns)
    await filling.write(piece.bytes)
    await filling.end()
    const back = await digestTable(target, table, table.columns, rangeOf(table, last, upTo))
    if (back.rows !== rows || back.digest !== digest)
      throw new BackupProblem(`The target does not give back the rows of ${table.name} as they were sent.`)
    number += 1
    await noteRange(target, note, { number, last: upTo, rows, digest })
    await target.query('commit')
    last = upTo
    brought += rows
    given.log(`${table.name}: ${rows} rows`)
  }
  return brought
}

/** A table changed since is copied again, once. */
async function holdAgainst(source: pg.Client, target: pg.Client, table: KeyedTable, given: Given) {
  const here = await digestTable(source, table, table.columns)
  let brought = 0
  for (let tries = 1; ; tries += 1) {
    const there = await digestTable(target, table, table.columns)
    if (there.rows === here.rows && there.digest === here.digest) return { ...here, brought }
    if (tries > 1) throw new BackupProblem(`The rows of ${table.name} are not the same in both databases.`)
    given.log(`${table.name} has changed since it was brought: once more.`)
    await target.query('begin')
    await target.query(`truncate ${nameOf(table)}`)
    await forgetRanges(target, noteOf(table))
    await target.query('commit')
    brought = await bringTable(source, target, table, given)
  }
}

async function refuseOtherTables(target: pg.Client, tables: readonly KeyedTable[]) {
  const there = new Map((await listTables(target)).map((table) => [noteOf(table), table.columns.toSorted()]))
  const other = tables.find(
    (table) => JSON.stringify(there.get(noteOf(table))) !== JSON.stringify(table.columns.toSorted()),
  )
  if (other)
    throw new BackupProblem(
      `The table ${noteOf(other)} here is not as this version of the program makes it: start the program on it once, stop it, and move then.`,
    )
}
