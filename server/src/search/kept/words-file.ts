import type { NamesById } from '../segments/listing-names.ts'
import type { Columns } from '../words/string-table.ts'
import type { KeptVocabulary } from '../words/vocabulary.ts'

export type KeptWords = KeptVocabulary & { employers: NamesById; tags: NamesById }

type Lists = Pick<KeptWords, 'rewritten' | 'employers' | 'tags'>
/** Counts and bytes of the texts that follow. */
type Head = Lists & { counts: readonly (readonly [texts: number, bytes: number])[] }

/** Rows written at once: some milliseconds. */
const ROWS = 4096
const kinds = ['terms', 'words', 'pieces'] as const

/** May follow those of earlier saves; each is a multiple of 4 bytes long. */
export function* recordsOf(words: KeptWords): Generator<Uint8Array> {
  const { rewritten, employers, tags } = words
  const most = Math.max(rewritten.length, employers.length, tags.length)
  for (let from = 0; from === 0 || from < most; from += ROWS) {
    const some = <Row>(rows: readonly Row[]) => rows.slice(from, from + ROWS)
    const isFirst = from === 0
    const head: Head = {
      counts: kinds.map((kind) => (isFirst ? [words[kind].ends.length, words[kind].bytes.length] : [0, 0])),
      rewritten: some(rewritten),
      employers: some(employers),
      tags: some(tags),
    }
    const { length } = Buffer.from(JSON.stringify(head))
    const odd = head.counts.reduce((sum, [, bytes]) => sum + bytes, length) % 4
    const text = Buffer.from(JSON.stringify(head) + ' '.repeat((4 - odd) % 4))
    yield bytesOf(Uint32Array.of(text.length))
    yield text
    if (!isFirst) continue
    for (const kind of kinds) {
      const { bytes, ends, hashes } = words[kind]
      yield bytes
      yield bytesOf(ends)
      yield bytesOf(hashes)
    }
    yield bytesOf(words.wordTerms)
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)

export function readRecords(bytes: Uint8Array<ArrayBuffer>): KeptWords {
  const records = [...recordsIn(bytes)]
  const total = (kind: number, what: 0 | 1) =>
    records.reduce((sum, { head }) => sum + (head.counts[kind]?.[what] ?? 0), 0)
  const tables = kinds.map(
    (_, kind): Columns => ({
      bytes: new Uint8Array(total(kind, 1)),
      ends: new Uint32Array(total(kind, 0)),
      hashes: new Uint32Array(total(kind, 0)),
    }),
  )
  const [terms, words, pieces] = tables as [Columns, Columns, Columns]
  const wordTerms = new Uint32Array(words.ends.length)
  const filled = kinds.map(() => [0, 0] as [texts: number, bytes: number])
  for (const { head, body } of records) {
    let at = body
    const copy = (into: Uint8Array) => {
      into.set(bytes.subarray(at, at + into.length))
      at += into.length
    }
    const wordsBefore = filled[1]?.[0] ?? 0
    for (const [kind, [texts, length]] of head.counts.entries()) {
      const [table, before] = [tables[kind] as Columns, filled[kind] as [number, number]]
      copy(table.bytes.subarray(before[1], before[1] + length))
      copy(bytesOf(table.ends.subarray(before[0], before[0] + texts)))
      copy(bytesOf(table.hashes.subarray(before[0], before[0] + texts)))
      filled[kind] = [before[0] + texts, before[1] + length]
    }
    copy(bytesOf(wordTerms.subarray(wordsBefore, filled[1]?.[0])))
  }
  const all = <Row>(list: (lists: Lists) => readonly Row[]) => records.flatMap(({ head }) => list(head))
  return {
    terms,
    words,
    pieces,
    wordTerms,
    rewritten: all((lists) => lists.rewritten),
    employers: all((lists) => lists.employers),
    tags: all((lists) => lists.tags),
  }
}

/** `body` is the offset after its head. */
function* recordsIn(bytes: Uint8Array<ArrayBuffer>): Generator<{ head: Head; body: number }> {
  const buffer = Buffer.from(bytes.buffer)
  for (let at = 0; at < bytes.length; ) {
    const body = at + 4 + buffer.readUInt32LE(at)
    const head = JSON.parse(buffer.toString('utf8', at + 4, body)) as Head
    yield { head, body }
    at = head.counts.reduce((end, [texts, length]) => end + length + 8 * texts, body)
    at += 4 * (head.counts[1]?.[0] ?? 0)
  }
}
