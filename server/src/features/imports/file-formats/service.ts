import { open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parse as parseCsv } from 'csv-parse'
import { messageOf } from '../../../lib/message-of.ts'
import { MAX_LINE, readText, splitLines } from '../file-lines/service.ts'
import { readFeedItems } from '../rules/file-feeds.ts'
import { isJobPosting, readJobPosting } from '../rules/file-job-postings.ts'
import { isNestedDeeper, MAX_NESTING } from '../rules/file-nesting.ts'
import { type FileRow, fieldKey, readRecord, textOf, titleNames } from '../rules/file-records.ts'
import type { FoundListing } from '../rules/listing-version.ts'

export type FileFormat = 'json-lines' | 'json' | 'csv' | 'feed'

const START_BYTES = 64 * 1024
/** JSON documents and feeds must fit in memory; JSON Lines and CSV may have any size. */
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024

/** @throws Error with one line naming the file: missing, too large, or unknown format */
export async function* readListingFile(
  file: string,
  { now, onBytes = () => {} }: { now: Date; onBytes?: (bytes: number) => void },
): AsyncGenerator<FileRow> {
  const start = await readStart(file)
  const format = detectFormat(start, file)
  if (format === 'json-lines') return yield* readJsonLines(file, now, onBytes)
  if (format === 'csv') return yield* readCsv(file, start, onBytes)
  if (format === undefined) {
    throw new Error(`${file} is in no format we know: JSON Lines, CSV, schema.org JobPosting, RSS or Atom.`)
  }
  const text = await readWhole(file)
  onBytes(Buffer.byteLength(text))
  const rows = format === 'feed' ? readFeed(file, text) : readJson(file, text)
  for (const [index, row] of rows.entries()) yield readRow(row, `item ${index + 1}`, now)
}

/** The name decides only if the beginning is ambiguous. */
export function detectFormat(start: string, file: string): FileFormat | undefined {
  const text = start.replace(/^\uFEFF/u, '').trimStart()
  const extension = path.extname(file).toLowerCase()
  if (text.startsWith('<')) return /^<(?:!doctype html|html)/iu.test(text) ? undefined : 'feed'
  if (text.startsWith('[')) return 'json'
  if (text.startsWith('{')) {
    const [line = '', ...more] = text.split('\n')
    if (isJson(line)) return 'json-lines'
    // The first line is longer than the inspected beginning.
    if (more.length === 0) return extension === '.json' ? 'json' : 'json-lines'
    // A broken line among whole ones is a bad row, not a document spread over lines.
    return more.slice(0, -1).some((other) => other.startsWith('{') && isJson(other)) ? 'json-lines' : 'json'
  }
  const header = text.split('\n', 1)[0] ?? ''
  if (text === '') return extension === '.csv' ? 'csv' : 'json-lines'
  const hasColumns = header.split(/[,;\t|]/u).some((name) => titleNames.includes(fieldKey(name)))
  return hasColumns || extension === '.csv' || extension === '.tsv' ? 'csv' : undefined
}

async function* readJsonLines(
  file: string,
  now: Date,
  onBytes: (bytes: number) => void,
): AsyncGenerator<FileRow> {
  for await (const { number, text } of splitLines(readText(file, onBytes))) {
    const place = `line ${number}`
    if (text === null) yield { place, reason: 'it is longer than any listing' }
    else if (text.trim() !== '') yield* readJsonLine(text, place, now)
  }
}

function* readJsonLine(text: string, place: string, now: Date): Generator<FileRow> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    yield { place, reason: 'it is not JSON' }
    return
  }
  for (const row of rowsOf(value)) yield readRow(row, place, now)
}

async function* readCsv(
  file: string,
  start: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<FileRow> {
  const skipped: FileRow[] = []
  const header = start.split('\n', 1)[0] ?? ''
  const parser = parseCsv({
    bom: true,
    columns: (names: string[]) => checkColumns(file, names),
    delimiter: findDelimiter(header),
    info: true,
    max_record_size: MAX_LINE,
    on_skip: (error) => {
      skipped.push({
        place: `line ${Number(error?.['lines'])}`,
        reason: error?.message ?? 'it cannot be read',
      })
      return undefined
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  })
  // The loop over the parser throws read errors.
  const feeding = pipeline(readText(file, onBytes), parser).catch(() => {})
  for await (const { record, info } of parser as AsyncIterable<{
    record: Record<string, string>
    info: { lines: number }
  }>) {
    yield* skipped.splice(0)
    yield readSafely(`line ${info.lines}`, () => readRecord(record))
  }
  await feeding
  yield* skipped
}

function checkColumns(file: string, columns: string[]): string[] {
  if (columns.some((name) => titleNames.includes(fieldKey(name)))) return columns
  throw new Error(
    `${file} has no column of titles; its columns are ${columns.slice(0, 20).join(', ').slice(0, 300)}.`,
  )
}

function findDelimiter(header: string): string {
  const count = (sign: string) => header.split(sign).length
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

function readJson(file: string, text: string): unknown[] {
  try {
    return rowsOf(JSON.parse(text.replace(/^\uFEFF/u, '')))
  } catch (error) {
    throw new Error(`${file} is not JSON: ${messageOf(error)}`)
  }
}

function readFeed(file: string, text: string): unknown[] {
  try {
    return readFeedItems(text)
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}.`)
  }
}

/** Accepts one listing, several, a JSON-LD graph, an ItemList, or a page of our own API. */
function rowsOf(value: unknown, levels = MAX_NESTING): unknown[] {
  if (typeof value !== 'object' || value === null || levels === 0) return [value]
  if (Array.isArray(value)) return value.flatMap((one) => rowsOf(one, levels - 1))
  const { '@graph': graph, itemListElement, results, item } = value as Record<string, unknown>
  const inner = [graph, itemListElement, results].find(Array.isArray)
  if (inner) return rowsOf(inner, levels - 1)
  return typeof item === 'object' && item !== null ? [item] : [value]
}

function readRow(row: unknown, place: string, now: Date): FileRow {
  if (typeof row !== 'object' || row === null) return { place, reason: 'it is not a listing' }
  if (isNestedDeeper(row)) return { place, reason: 'it is nested deeper than any listing' }
  const record = row as Record<string, unknown>
  const isOther = '@type' in record && !isJobPosting(record)
  if (isOther) return { place, reason: `it is a ${textOf(record['@type']).slice(0, 40)}, not a JobPosting` }
  return readSafely(place, () => (isJobPosting(record) ? readJobPosting(record, now) : readRecord(record)))
}

/** An error in a row must not end the import. */
function readSafely(place: string, read: () => FoundListing | string): FileRow {
  try {
    const found = read()
    return typeof found === 'string' ? { place, reason: found } : { place, listing: found }
  } catch (error) {
    return { place, reason: `it cannot be read: ${messageOf(error).replace(/\.$/, '')}` }
  }
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`,
    )
  })
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    const start = buffer.subarray(0, bytesRead)
    const isUtf16 = start[0] === 0xff && start[1] === 0xfe
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(start)
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)}`)
  } finally {
    await handle.close()
  }
}

async function readWhole(file: string): Promise<string> {
  const { size } = await stat(file)
  if (size > MAX_DOCUMENT_BYTES) {
    throw new Error(`${file} is too large to be read at once (64 MB); JSON Lines and CSV may be of any size.`)
  }
  return readFile(file, 'utf8')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
