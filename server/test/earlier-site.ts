import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { buildTables, tightenTables } from '../src/backups/building.ts'
import { copyIn, withCopying } from '../src/backups/copying.ts'
import { listMigrations } from '../src/db/migration-files.ts'

/** Releases by their last migration; fixtures holds their data. */
export type Release = '0033' | '0045'

/** Accounts of every earlier site, all with this password. */
export const earlierPeople = ['zenaida@example.com', 'ana@example.com', 'ben@example.com']
export const earlierPassword = 'mangga-at-bagoong-7'

const table = /^copy "public"\."(?<name>\w+)" \((?<columns>[^)]*)\) from stdin;$/

/** Fills an empty database; its seekers are invented. */
export async function loadEarlierSite(databaseUrl: string, release: Release): Promise<void> {
  const file = path.join(import.meta.dirname, 'fixtures', `site-at-${release}.sql`)
  const lines = (await readFile(file, 'utf8')).split('\n')
  const migrations = (await listMigrations()).filter((name) => name.slice(0, release.length) <= release)
  await withCopying(databaseUrl, async (client) => {
    await client.query('begin')
    const loosened = await buildTables(client, { migrations, withQueue: false })
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at] ?? ''
      const found = table.exec(line)?.groups
      if (line.startsWith('select ')) await client.query(line)
      if (!found) continue
      const end = lines.indexOf('\\.', at)
      await fill(client, found, lines.slice(at + 1, end))
      at = end
    }
    await tightenTables(client, loosened)
    await client.query('commit')
  })
}

async function fill(client: pg.Client, { name = '', columns = '' }: Record<string, string>, rows: string[]) {
  const names = columns.split(', ').map((column) => column.replaceAll('"', ''))
  const filling = copyIn(client, { schema: 'public', name }, names)
  await filling.write(Buffer.from(rows.map((row) => `${row}\n`).join('')))
  await filling.end()
}
