import pg from 'pg'
import type { FullTable, Table } from '../backups/tables.ts'
import { nameOf } from '../backups/tables.ts'

type KeyColumn = { name: string; type: string; isText: boolean }
/** The key's columns come first; a table without one is copied whole. */
export type KeyedTable = FullTable & { key: KeyColumn[] }
/** A row's key values, as the server writes them. */
export type KeyValues = string[]

const NEWLINE = 10

export async function readKey(client: pg.Client, table: FullTable): Promise<KeyedTable> {
  const { rows: key } = await client.query<KeyColumn>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attcollation <> 0 as "isText"
     from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indrelid = $1::regclass and i.indisprimary order by k.place`,
    [nameOf(table)],
  )
  const names = key.map(({ name }) => name)
  return { ...table, key, columns: [...names, ...table.columns.filter((column) => !names.includes(column))] }
}

/** A condition and order. Texts compare bytewise, since servers may sort them differently. */
export function rangeOf({ key }: KeyedTable, after: KeyValues | null, upTo: KeyValues | null = null): string {
  if (key.length === 0) return ''
  const bytewise = (value: string, isText: boolean) => (isText ? `${value} collate "C"` : value)
  const columns = key.map(({ name, isText }) => bytewise(pg.escapeIdentifier(name), isText))
  const row = (values: KeyValues) =>
    key
      .map(({ type, isText }, i) => bytewise(`${pg.escapeLiteral(values[i] ?? '')}::${type}`, isText))
      .join(', ')
  const conditions = [
    ...(after ? [`(${columns.join(', ')}) > (${row(after)})`] : []),
    ...(upTo ? [`(${columns.join(', ')}) <= (${row(upTo)})`] : []),
  ]
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  return `${where} order by ${columns.join(', ')}`
}

/** Reads the start of a row in COPY format. */
export function readKeyValues({ key }: KeyedTable, line: Buffer): KeyValues {
  const text = line.toString('utf8').replace(/\n$/, '')
  return text.split('\t', key.length).map(unescapeValue)
}

const ESCAPED: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
const unescapeValue = (value: string) =>
  value.replace(/\\(.)/gs, (_all, sign: string) => ESCAPED[sign] ?? sign)

/** Whole lines, up to so many rows or bytes. */
export async function* inPieces(
  source: AsyncIterable<Buffer>,
  most: { rows: number; bytes: number },
): AsyncGenerator<{ bytes: Buffer; last: Buffer }> {
  let lines: Buffer[] = []
  let size = 0
  let begun: Buffer[] = []
  const piece = () => {
    const made = { bytes: Buffer.concat(lines), last: lines.at(-1) ?? Buffer.alloc(0) }
    lines = []
    size = 0
    return made
  }
  for await (const bytes of source) {
    let at = 0
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, at)) {
      const line = Buffer.concat([...begun, bytes.subarray(at, end + 1)])
      begun = []
      lines.push(line)
      size += line.length
      at = end + 1
      if (lines.length >= most.rows || size >= most.bytes) yield piece()
    }
    if (at < bytes.length) begun.push(Buffer.from(bytes.subarray(at)))
  }
  if (lines.length > 0) yield piece()
}

export const noteOf = ({ schema, name }: Table): string => `${schema}.${name}`
