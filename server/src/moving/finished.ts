import type pg from 'pg'
import { digestTable } from '../backups/copying.ts'
import { BackupProblem } from '../backups/problem.ts'
import type { SequenceState } from '../backups/records.ts'
import { type FullTable, listTables, readSequences } from '../backups/tables.ts'

/** Both databases' content after a move. */
export type Held = {
  tables: (FullTable & { rows: number; digest: string })[]
  sequences: SequenceState[]
}

/**
 * Compares both databases again after a run that finished without marking the source.
 * @returns what both still hold; null if only the source was written to
 * @throws BackupProblem if the target was, or may have been
 */
export async function readIfSame(
  source: pg.Client,
  target: pg.Client,
  held: Held | null,
): Promise<Held | null> {
  if (held && (await holdsStill(target, held))) return (await holdsStill(source, held)) ? held : null
  const { rows } = await target.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name
  throw new BackupProblem(
    `Everything was brought into the database '${name}' by an earlier run, and it was written to since; nothing was changed now. To go on with what is in it, start the program with this DATABASE_URL, and no more on the database here. To lose what is in it and bring what is here: --replace ${name}`,
  )
}

async function holdsStill(client: pg.Client, held: Held): Promise<boolean> {
  if (shapeOf(await listTables(client)) !== shapeOf(held.tables)) return false
  if (JSON.stringify(await readSequences(client)) !== JSON.stringify(held.sequences)) return false
  for (const table of held.tables) {
    // The digest depends on their order.
    const { rows, digest } = await digestTable(client, table, table.columns)
    if (rows !== table.rows || digest !== table.digest) return false
  }
  return true
}

const shapeOf = (tables: readonly FullTable[]) =>
  JSON.stringify(tables.map(({ schema, name, columns }) => [schema, name, columns.toSorted()]))
