import * as z from 'zod'
import { BackupProblem } from './problem.ts'

/** The limit of one record; PostgreSQL's pieces and file pieces are far smaller. */
const MOST_BYTES = 64 * 1024 * 1024
const KINDS = ['note', 'rows', 'bytes'] as const

const table = { schema: z.string(), name: z.string() }

/** Notes in this order; tables first, then files. */
const note = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('about'),
    madeAt: z.string(),
    migrations: z.array(z.string()),
    /** Null without a queue. */
    queueVersion: z.number().nullable(),
    /** Does not lead to the key. */
    keyId: z.string().nullable(),
  }),
  z.object({ what: z.literal('table'), ...table, columns: z.array(z.string()) }),
  z.object({ what: z.literal('table-end'), ...table, rows: z.number(), digest: z.string() }),
  z.object({ what: z.literal('file'), key: z.string(), size: z.number(), sha256: z.string() }),
  /** A row without a file: deleted during the backup, or lost before. */
  z.object({ what: z.literal('file-gone'), key: z.string() }),
  z.object({
    what: z.literal('sequences'),
    sequences: z.array(z.object({ ...table, value: z.string(), called: z.boolean() })),
  }),
  z.object({
    what: z.literal('end'),
    tables: z.number(),
    rows: z.number(),
    files: z.number(),
    gone: z.number(),
  }),
])

export type Note = z.infer<typeof note>
export type About = Extract<Note, { what: 'about' }>
export type TableNote = Extract<Note, { what: 'table' }>
export type FileNote = Extract<Note, { what: 'file' }>
export type SequenceState = Extract<Note, { what: 'sequences' }>['sequences'][number]

export type BackupRecord =
  | { kind: 'note'; note: Note }
  | { kind: 'rows'; bytes: Buffer }
  | { kind: 'bytes'; bytes: Buffer }

/** One byte for the kind, four for the length, the content. */
export function writeRecord(record: BackupRecord): Buffer {
  const bytes = record.kind === 'note' ? Buffer.from(JSON.stringify(record.note)) : record.bytes
  const head = Buffer.alloc(5)
  head.writeUInt8(KINDS.indexOf(record.kind))
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

export const writeNote = (given: Note): Buffer => writeRecord({ kind: 'note', note: given })

/** @throws BackupProblem */
export async function* readRecords(source: AsyncIterable<Uint8Array>): AsyncGenerator<BackupRecord> {
  let parts: Uint8Array[] = []
  let length = 0
  let needed = 5
  for await (const part of source) {
    parts.push(part)
    length += part.length
    if (length < needed) continue
    const all = Buffer.concat(parts)
    let at = 0
    for (;;) {
      if (all.length - at < 5) {
        needed = 5
        break
      }
      const size = all.readUInt32BE(at + 1)
      if (size > MOST_BYTES) throw new BackupProblem('The backup holds a record that is too large.')
      needed = 5 + size
      if (all.length - at < needed) break
      yield readOne(all.readUInt8(at), all.subarray(at + 5, at + needed))
      at += needed
    }
    parts = at < all.length ? [Buffer.from(all.subarray(at))] : []
    length = all.length - at
  }
  if (length > 0) throw new BackupProblem('The backup ends within a record.')
}

function readOne(number: number, bytes: Buffer): BackupRecord {
  const kind = KINDS[number]
  if (kind === undefined)
    throw new BackupProblem('The backup holds something unknown: it is of a later version.')
  if (kind !== 'note') return { kind, bytes }
  const read = note.safeParse(JSON.parse(bytes.toString('utf8')))
  if (!read.success) throw new BackupProblem('The backup holds something unknown: it is of a later version.')
  return { kind, note: read.data }
}
